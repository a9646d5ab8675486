/** For the list of posts that their author can still restore. */
export const deletedPosts = `
CREATE INDEX posts_author_deleted ON posts (author_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
`;
