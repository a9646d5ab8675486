/**
 * Searches read the entries that wait for their place in a GIN index one by one, up to 4 MB of them: each follow, which
 * writes its member's row again, and each post made all searches slower. See docs/decisions/0099-reads-in-turn.md.
 */
export const directEntries = `
ALTER INDEX members_handle_trgm SET (fastupdate = off);
ALTER INDEX members_folded_name_trgm SET (fastupdate = off);
ALTER INDEX members_words SET (fastupdate = off);
ALTER INDEX posts_words_in_slices SET (fastupdate = off);
ALTER INDEX tags_folded_trgm SET (fastupdate = off);
ALTER INDEX messages_words SET (fastupdate = off);
`;

/** After the setting, so that its lock is not held meanwhile. */
export const placedEntries = `
SELECT gin_clean_pending_list(name::regclass) FROM unnest(ARRAY['members_handle_trgm', 'members_folded_name_trgm',
  'members_words', 'posts_words_in_slices', 'tags_folded_trgm', 'messages_words']) AS name
`;
