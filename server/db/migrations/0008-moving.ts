/** Uploads that move: beside the file there is one of the first frame, `<id>.still`. */
export const moving = `
ALTER TABLE media ADD COLUMN moving boolean NOT NULL DEFAULT false;
`;
