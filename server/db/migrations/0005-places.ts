/** Reading positions of feeds. */
export const places = `
ALTER TABLE read_markers ADD COLUMN post_id uuid REFERENCES posts ON DELETE SET NULL;
ALTER TABLE read_markers ADD COLUMN saved_at timestamptz(3);
CREATE INDEX read_markers_post ON read_markers (post_id);
`;
