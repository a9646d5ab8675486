import { sql, type SQL } from 'drizzle-orm';
import { isInside, isListed } from '../message/membership';

export type ExportRecord = Record<string, unknown>;

/** One list of the archive: `<name>.json`, and `<name>.csv` with the given columns. */
export interface Dataset {
  name: string;
  csv?: readonly string[];
  query: (memberId: string) => SQL;
}

const people = (name: string, table: SQL, from: SQL, to: SQL): Dataset => ({
  name,
  csv: ['handle', 'name', 'since'],
  query: (memberId) =>
    sql`SELECT m.handle, m.name, r.created_at AS since FROM ${table} r JOIN members m ON m.id = r.${to}
        WHERE r.${from} = ${memberId} ORDER BY r.created_at`,
});

const markedPosts = (name: string, table: SQL): Dataset => ({
  name,
  csv: ['postId', 'author', 'at'],
  query: (memberId) =>
    sql`SELECT x.post_id AS "postId", a.handle AS author, x.created_at AS at
        FROM ${table} x JOIN posts p ON p.id = x.post_id LEFT JOIN members a ON a.id = p.author_id
        WHERE x.member_id = ${memberId} ORDER BY x.created_at`,
});

export const datasets: readonly Dataset[] = [
  {
    name: 'profile',
    query: (memberId) =>
      sql`SELECT id, uid AS "accountId", email, handle, name, bio, fields, avatar_url AS "avatarUrl", banner_url AS "bannerUrl",
            role, approves_followers AS "approvesFollowers", open_to_visitors AS "openToVisitors", pinned_id AS "pinnedPostId", quiet_kinds AS "notificationKindsOff", suspended_at AS "suspendedAt",
            signed_out_at AS "signedOutEverywhereAt", welcome AS "nextWelcomeStep", created_at AS "joinedAt"
          FROM members WHERE id = ${memberId}`,
  },
  {
    name: 'former-handles',
    query: (memberId) =>
      sql`SELECT handle, held_until AS "heldUntil" FROM former_handles WHERE member_id = ${memberId} ORDER BY held_until`,
  },
  {
    name: 'sessions',
    csv: ['browser', 'system', 'signedInAt', 'lastSeenAt', 'endedAt'],
    query: (memberId) =>
      sql`SELECT browser, system, signed_in_at AS "signedInAt", last_seen_at AS "lastSeenAt", ended_at AS "endedAt"
          FROM sessions WHERE member_id = ${memberId} ORDER BY signed_in_at`,
  },
  {
    name: 'posts',
    csv: [
      'id',
      'createdAt',
      'text',
      'contentWarning',
      'audience',
      'replyTo',
      'quoteOf',
      'editedAt',
      'deletedAt',
      'likes',
      'reposts',
      'replies',
    ],
    query: (memberId) =>
      sql`SELECT p.id, p.created_at AS "createdAt", p.text, p.content_warning AS "contentWarning", p.audience,
            p.reply_to AS "replyTo", p.quote_of AS "quoteOf", p.edited_at AS "editedAt", p.deleted_at AS "deletedAt",
            p.hidden_at AS "hiddenAt", p.link AS "linkOfCard", p.like_count AS likes, p.repost_count AS reposts, p.reply_count AS replies,
            (SELECT json_agg(pm.media_id ORDER BY pm.position) FROM post_media pm WHERE pm.post_id = p.id) AS media,
            (SELECT json_build_object('closesAt', po.closes_at, 'options', (
               SELECT json_agg(json_build_object('text', o.text, 'votes', o.votes) ORDER BY o.position)
               FROM poll_options o WHERE o.post_id = p.id))
             FROM polls po WHERE po.post_id = p.id) AS poll
          FROM posts p WHERE p.author_id = ${memberId} ORDER BY p.created_at, p.id`,
  },
  {
    name: 'post-versions',
    query: (memberId) =>
      sql`SELECT v.post_id AS "postId", v.number, v.at, v.text, v.content_warning AS "contentWarning"
          FROM post_versions v JOIN posts p ON p.id = v.post_id
          WHERE p.author_id = ${memberId} ORDER BY v.post_id, v.number`,
  },
  {
    name: 'scheduled-posts',
    query: (memberId) =>
      sql`SELECT id, publish_at AS "publishAt", post, problem, created_at AS "createdAt"
          FROM scheduled_posts WHERE author_id = ${memberId} ORDER BY publish_at`,
  },
  {
    name: 'media',
    csv: ['id', 'contentType', 'width', 'height', 'alt', 'createdAt'],
    query: (memberId) =>
      sql`SELECT id, url, content_type AS "contentType", width, height, alt, created_at AS "createdAt"
          FROM media WHERE owner_id = ${memberId} ORDER BY created_at`,
  },
  markedPosts('likes', sql`likes`),
  markedPosts('reposts', sql`reposts`),
  {
    name: 'bookmarks',
    csv: ['postId', 'author', 'folder', 'at'],
    query: (memberId) =>
      sql`SELECT b.post_id AS "postId", a.handle AS author, f.name AS folder, b.created_at AS at
          FROM bookmarks b JOIN posts p ON p.id = b.post_id LEFT JOIN members a ON a.id = p.author_id
            LEFT JOIN bookmark_folders f ON f.id = b.folder_id
          WHERE b.member_id = ${memberId} ORDER BY b.created_at`,
  },
  {
    name: 'bookmark-folders',
    query: (memberId) =>
      sql`SELECT id, name, created_at AS "createdAt", deleted_at AS "deletedAt" FROM bookmark_folders
          WHERE member_id = ${memberId} ORDER BY name`,
  },
  {
    name: 'votes',
    csv: ['postId', 'choice', 'at'],
    query: (memberId) =>
      sql`SELECT v.post_id AS "postId", o.text AS choice, v.created_at AS at
          FROM votes v JOIN poll_options o ON o.post_id = v.post_id AND o.position = v.position
          WHERE v.member_id = ${memberId} ORDER BY v.created_at`,
  },
  people('following', sql`follows`, sql`member_id`, sql`target_id`),
  people('followers', sql`follows`, sql`target_id`, sql`member_id`),
  {
    name: 'follow-requests',
    csv: ['from', 'to', 'answer', 'at'],
    // A declined request looks unanswered to the member who asked.
    query: (memberId) =>
      sql`SELECT a.handle AS "from", b.handle AS "to", r.created_at AS at,
            CASE WHEN r.answer = 'approve' OR r.target_id = ${memberId} THEN r.answer END AS answer
          FROM follow_requests r JOIN members a ON a.id = r.member_id JOIN members b ON b.id = r.target_id
          WHERE ${memberId} IN (r.member_id, r.target_id) ORDER BY r.created_at`,
  },
  {
    name: 'followed-tags',
    csv: ['tag', 'since'],
    query: (memberId) =>
      sql`SELECT tag, created_at AS since FROM tag_follows WHERE member_id = ${memberId} ORDER BY created_at, tag`,
  },
  {
    name: 'lists',
    query: (memberId) =>
      sql`SELECT l.id, l.name, l.created_at AS "createdAt", l.deleted_at AS "deletedAt",
            (SELECT json_agg(m.handle ORDER BY m.handle) FROM list_members lm JOIN members m ON m.id = lm.member_id
             WHERE lm.list_id = l.id) AS members
          FROM lists l WHERE l.member_id = ${memberId} ORDER BY l.name`,
  },
  {
    name: 'spaces',
    query: (memberId) =>
      sql`SELECT s.id, s.name, own.role, own.joined_at AS "joinedAt",
            (SELECT json_agg(json_build_object('handle', m.handle, 'role', sm.role) ORDER BY sm.joined_at, m.id)
             FROM space_members sm JOIN members m ON m.id = sm.member_id WHERE sm.space_id = s.id) AS members
          FROM space_members own JOIN spaces s ON s.id = own.space_id
          WHERE own.member_id = ${memberId} ORDER BY own.joined_at, s.id`,
  },
  {
    name: 'space-items',
    query: (memberId) =>
      sql`SELECT i.space_id AS "spaceId", i.id, i.kind, i.body, i.revision, i.changed_at AS "changedAt",
            m.handle AS "changedBy", i.deleted_at AS "deletedAt"
          FROM space_members own JOIN space_items i ON i.space_id = own.space_id
            LEFT JOIN members m ON m.id = i.changed_by
          WHERE own.member_id = ${memberId} ORDER BY i.space_id, i.revision`,
  },
  {
    name: 'space-changes',
    query: (memberId) =>
      sql`SELECT c.space_id AS "spaceId", c.item_id AS "itemId", c.revision, c.at, c.fields, c.removed
          FROM space_changes c WHERE c.member_id = ${memberId} ORDER BY c.space_id, c.revision`,
  },
  {
    name: 'files',
    csv: ['id', 'spaceId', 'contentType', 'bytes', 'sha256', 'changedAt'],
    query: (memberId) =>
      sql`SELECT id, space_id AS "spaceId", content_type AS "contentType", bytes, hash AS sha256,
            touched_at AS "changedAt"
          FROM space_files WHERE owner_id = ${memberId} ORDER BY touched_at, id`,
  },
  people('muted-people', sql`mutes`, sql`member_id`, sql`target_id`),
  people('blocked-people', sql`blocks`, sql`member_id`, sql`target_id`),
  {
    name: 'muted-threads',
    csv: ['postId', 'since'],
    query: (memberId) =>
      sql`SELECT root_id AS "postId", created_at AS since FROM thread_mutes
          WHERE member_id = ${memberId} ORDER BY created_at`,
  },
  {
    name: 'muted-words',
    csv: ['text', 'whole', 'until', 'since'],
    query: (memberId) =>
      sql`SELECT text, whole, until, created_at AS since FROM muted_words
          WHERE member_id = ${memberId} ORDER BY created_at`,
  },
  {
    name: 'shown-less',
    csv: ['handle', 'tag', 'until'],
    query: (memberId) =>
      sql`SELECT m.handle, r.tag, r.until FROM reductions r LEFT JOIN members m ON m.id = r.target_id
          WHERE r.member_id = ${memberId} ORDER BY r.until`,
  },
  {
    name: 'notifications',
    csv: ['at', 'kind', 'from', 'postId', 'spaceId', 'decision'],
    query: (memberId) =>
      sql`SELECT n.at, n.kind, a.handle AS "from", n.post_id AS "postId", n.space_id AS "spaceId", n.decision
          FROM notifications n JOIN members a ON a.id = n.actor_id
          WHERE n.member_id = ${memberId} ORDER BY n.at`,
  },
  {
    name: 'conversations',
    // As the conversation shows them: no name and no members after leaving.
    query: (memberId) =>
      sql`SELECT c.id, c.kind, CASE WHEN ${isInside(sql`own`)} THEN c.name ELSE '' END AS name, own.role, own.state,
            own.joined_at AS "joinedAt", own.pinned, own.archived, own.muted, own.read_up_to AS "readUpTo",
            (SELECT json_agg(m.handle ORDER BY cm.joined_at, m.id) FROM conversation_members cm
             JOIN members m ON m.id = cm.member_id
             WHERE cm.conversation_id = c.id
               AND (c.kind = 'direct' OR ${isInside(sql`own`)} AND ${isListed(sql`cm`)})) AS members
          FROM conversation_members own JOIN conversations c ON c.id = own.conversation_id
          WHERE own.member_id = ${memberId} ORDER BY own.joined_at, c.id`,
  },
  {
    name: 'messages',
    csv: ['id', 'conversationId', 'number', 'createdAt', 'text', 'replyTo', 'editedAt', 'deletedAt'],
    query: (memberId) =>
      sql`SELECT x.id, x.conversation_id AS "conversationId", x.number, x.created_at AS "createdAt", x.text,
            x.reply_to AS "replyTo", x.edited_at AS "editedAt", x.deleted_at AS "deletedAt",
            (SELECT json_agg(mm.media_id ORDER BY mm.position) FROM message_media mm WHERE mm.message_id = x.id) AS media
          FROM messages x WHERE x.author_id = ${memberId} ORDER BY x.created_at, x.id`,
  },
  {
    name: 'message-reactions',
    csv: ['messageId', 'emoji', 'at'],
    query: (memberId) =>
      sql`SELECT message_id AS "messageId", emoji, created_at AS at FROM message_reactions
          WHERE member_id = ${memberId} ORDER BY created_at`,
  },
  {
    name: 'reading-positions',
    query: (memberId) =>
      sql`SELECT list, at, post_id AS "postId", saved_at AS "savedAt" FROM read_markers WHERE member_id = ${memberId}`,
  },
  {
    name: 'appeals',
    csv: ['at', 'decision', 'postId', 'text', 'outcome'],
    query: (memberId) =>
      sql`SELECT x.created_at AS at, d.action AS decision, d.post_id AS "postId", x.text, x.outcome
          FROM appeals x JOIN decisions d ON d.id = x.decision_id
          WHERE x.member_id = ${memberId} ORDER BY x.created_at`,
  },
  {
    name: 'reports',
    csv: ['at', 'member', 'postId', 'messageId', 'reason', 'note', 'decision'],
    query: (memberId) =>
      sql`SELECT r.created_at AS at, m.handle AS member, r.post_id AS "postId", r.message_id AS "messageId", r.reason, r.note,
            r.action AS decision
          FROM reports r JOIN members m ON m.id = r.member_id
          WHERE r.reporter_id = ${memberId} ORDER BY r.created_at`,
  },
];
