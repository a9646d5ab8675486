/** A suspension has a reason, and ends by itself when it has a term. */
export const suspensionTerms = `
ALTER TABLE members ADD COLUMN suspended_until timestamptz(3);
ALTER TABLE members ADD COLUMN suspended_for text;
CREATE INDEX members_suspended_until ON members (suspended_until) WHERE suspended_until IS NOT NULL;
`;
