/**
 * Migrations that take away what older builds use. A build that knows neither the migration nor `needs`, the one that
 * the build has to know instead, refuses the database.
 */
export const contractSteps = `
CREATE TABLE contract_steps (
  migration text PRIMARY KEY,
  needs text NOT NULL
);
`;
