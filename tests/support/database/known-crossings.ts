/** Foreign keys between nodes, by the table that they name. A cluster goes without them, or checks them in a job. */
export const crossingReferences: Readonly<Record<string, string>> = {
  bookmark_folders: 'bookmarks.folder_id',
  file_contents: 'space_files.hash',
  media: 'message_media.media_id post_media.media_id scheduled_media.media_id',
  members:
    'appeals.closed_by appeals.member_id blocks.target_id bookmark_folders.member_id ' +
    'conversation_members.member_id conversations.high_id conversations.low_id data_exports.member_id ' +
    'decisions.member_id decisions.moderator_id follow_requests.target_id follows.target_id ' +
    'former_handles.member_id former_space_members.member_id likes.member_id list_members.member_id ' +
    'lists.member_id media.owner_id mentions.member_id message_reactions.member_id messages.author_id ' +
    'mutes.target_id notifications.actor_id operator_actions.member_id posts.author_id ' +
    'reductions.target_id reports.claimed_by reports.closed_by reports.member_id reports.reporter_id ' +
    'reposts.member_id scheduled_posts.author_id space_changes.member_id space_files.owner_id ' +
    'space_items.changed_by space_members.member_id votes.member_id',
  messages: 'decisions.message_id+conversation_id reports.message_id+conversation_id',
  posts:
    'bookmarks.post_id decisions.post_id members.pinned_id notifications.post_id posts.quote_of posts.reply_to ' +
    'posts.root_id read_markers.post_id reductions.post_id reports.post_id thread_mutes.root_id',
  spaces: 'notifications.space_id',
};

/**
 * Triggers that read or write rows of other nodes, with the tables. In a cluster each node appends changes of tags and
 * events by itself; the rest becomes part of the job that suspends or removes, or of the statement itself.
 */
export const crossingTriggers: Readonly<Record<string, string>> = {
  'decisions.decisions_conversation': 'messages',
  'members.count_member_tags': 'post_tags posts tag_changes',
  'members.count_new_members': 'totals',
  'members.count_removed_members': 'totals',
  'members.member_status_changed': 'events',
  'post_tags.count_new_tags': 'members tag_changes',
  'post_tags.count_removed_tags': 'members tag_changes',
  'posts.count_deleted_post_tags': 'members tag_changes',
  'posts.count_post_tags': 'members tag_changes',
  'posts.latest_post': 'latest_items',
  'reports.reports_conversation': 'messages',
  'reposts.latest_repost': 'latest_items',
};
