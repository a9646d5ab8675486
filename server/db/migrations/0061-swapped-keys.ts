/** Makes the index `<table>_key` the primary key. One table a step: each waits for no lock but its own. */
export const swapKey = (table: string): string => `
ALTER TABLE ${table} DROP CONSTRAINT ${table}_pkey,
  ADD CONSTRAINT ${table}_pkey PRIMARY KEY USING INDEX ${table}_key
`;
