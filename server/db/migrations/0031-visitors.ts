export const visitors = `
ALTER TABLE members ADD COLUMN open_to_visitors boolean NOT NULL DEFAULT true;
`;
