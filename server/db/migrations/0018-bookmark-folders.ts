/** A deleted folder keeps its bookmarks for 30 days, so that the deletion can be undone. */
export const bookmarkFolders = `
CREATE TABLE bookmark_folders (
  id uuid PRIMARY KEY,
  member_id uuid NOT NULL REFERENCES members ON DELETE CASCADE,
  name text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  deleted_at timestamptz(3)
);
CREATE UNIQUE INDEX bookmark_folders_name ON bookmark_folders (member_id, lower(name)) WHERE deleted_at IS NULL;
CREATE INDEX bookmark_folders_member ON bookmark_folders (member_id);
CREATE INDEX bookmark_folders_deleted ON bookmark_folders (deleted_at) WHERE deleted_at IS NOT NULL;
ALTER TABLE bookmarks ADD COLUMN folder_id uuid REFERENCES bookmark_folders ON DELETE SET NULL;
CREATE INDEX bookmarks_folder ON bookmarks (folder_id, created_at DESC, post_id DESC) WHERE folder_id IS NOT NULL;
`;
