export const catchUp = `
ALTER TABLE read_markers DROP CONSTRAINT read_markers_list_check;
ALTER TABLE read_markers ADD CONSTRAINT read_markers_list_check
  CHECK (list IN ('notifications', 'following', 'for-you', 'visit', 'catch-up'));
`;
