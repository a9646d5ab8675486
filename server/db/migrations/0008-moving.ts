/** Animated uploads: the file `<id>.still` holds the first frame. */
export const moving = `
ALTER TABLE media ADD COLUMN moving boolean NOT NULL DEFAULT false;
`;
