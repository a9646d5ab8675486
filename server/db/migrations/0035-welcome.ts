/** Members from before have no first steps. */
export const welcome = `
ALTER TABLE members ADD COLUMN welcome text;
`;
