/** Pictures uploaded before have no smaller copies. */
export const pictureCopies = `
  ALTER TABLE media ADD COLUMN widths smallint[] NOT NULL DEFAULT '{}';
`;
