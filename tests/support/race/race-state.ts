import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

/** One of the two members of a lane, with the rows that calls may refer to. */
export interface RaceMember {
  lane: number;
  handle: string;
  member_id: string;
  post_id: string;
  media_id: string;
  word_id: string;
  scheduled_id: string;
  /** The report about this member's post. */
  report_id: string;
  reporter_id: string;
  message_id: string;
  /** The same for both members of a lane, as is the group. */
  conversation_id: string;
  group_id: string;
}

export const raceMember = (
  lane: number,
  handle: string,
  memberId: string,
  reporterId: string,
  shared: Pick<RaceMember, 'conversation_id' | 'group_id'>,
): RaceMember => ({
  ...shared,
  lane,
  handle,
  member_id: memberId,
  post_id: randomUUID(),
  media_id: randomUUID(),
  word_id: randomUUID(),
  scheduled_id: randomUUID(),
  report_id: randomUUID(),
  reporter_id: reporterId,
  message_id: randomUUID(),
});

/** Stores the members for the statements below. */
export async function storeRaceMembers(pool: Pool, members: readonly RaceMember[]): Promise<void> {
  await pool.query(`
    CREATE TABLE race_members (lane int, handle text, member_id uuid, post_id uuid, media_id uuid, word_id uuid,
      scheduled_id uuid, report_id uuid, reporter_id uuid, message_id uuid, conversation_id uuid,
      group_id uuid, done boolean NOT NULL DEFAULT false);
    CREATE VIEW race_done AS SELECT * FROM race_members WHERE done;
    CREATE VIEW race_pairs AS SELECT own.member_id, other.member_id AS target_id
      FROM race_done own JOIN race_done other ON own.lane = other.lane AND own.member_id <> other.member_id;
    CREATE VIEW race_marks AS SELECT own.member_id, owner.post_id
      FROM race_done own JOIN race_done owner ON own.lane = owner.lane`);
  await pool.query(
    `INSERT INTO race_members SELECT *, false FROM jsonb_to_recordset($1) AS x(lane int, handle text, member_id uuid,
      post_id uuid, media_id uuid, word_id uuid, scheduled_id uuid, report_id uuid, reporter_id uuid, message_id uuid, conversation_id uuid,
      group_id uuid)`,
    [JSON.stringify(members)],
  );
}

const EMPTIED =
  'sessions list_members lists follows follow_requests blocks mutes muted_words scheduled_posts reports appeals decisions former_handles notifications read_markers posts media data_exports idempotency_keys direct_pairs conversations spaces';

const EMPTY = `
  ${EMPTIED.split(' ')
    .map((table) => `DELETE FROM ${table};`)
    .join('\n')}
  UPDATE members m SET handle = r.handle, handle_changed_at = NULL FROM race_members r WHERE r.member_id = m.id;
  DELETE FROM handles; INSERT INTO handles SELECT handle, id FROM members;
  UPDATE members SET following_count = 0, follower_count = 0, suspended_at = NULL, signed_out_at = NULL, deletes_at = NULL,
    avatar_url = NULL, post_count = (id IN (SELECT member_id FROM race_members))::int;
  INSERT INTO posts (id, author_id, text, created_at) SELECT post_id, member_id, 'A post', now() FROM race_members;
  INSERT INTO polls SELECT post_id, now() + interval '1 day' FROM race_members;
  INSERT INTO poll_options SELECT post_id, position, text, 0
    FROM race_members, (VALUES (0, 'Yes'), (1, 'No')) AS option(position, text);
  INSERT INTO media (id, owner_id, content_type, width, height, created_at)
    SELECT media_id, member_id, 'image/webp', 2, 2, now() FROM race_members;
  INSERT INTO muted_words SELECT word_id, member_id, 'x', 'x', true, NULL, now() FROM race_members;
  INSERT INTO scheduled_posts (id, author_id, publish_at, post, created_at)
    SELECT scheduled_id, member_id, now() + interval '1 day', '{"text": "Later", "audience": "public"}', now()
    FROM race_members;
  INSERT INTO conversations (id, kind, low_id, high_id, last_number, created_at)
    SELECT conversation_id, 'direct', min(member_id::text)::uuid, max(member_id::text)::uuid, 2, now()
    FROM race_members GROUP BY conversation_id;
  INSERT INTO direct_pairs SELECT low_id, high_id, id FROM conversations WHERE kind = 'direct';
  INSERT INTO conversations (id, kind, name, created_at)
    SELECT DISTINCT group_id, 'group', 'A group', now() FROM race_members;
  INSERT INTO conversation_members (conversation_id, member_id, state, joined_at, last_number, last_at)
    SELECT conversation_id, member_id, 'member', now(), 2, now() FROM race_members;
  INSERT INTO conversation_members (conversation_id, member_id, role, state, joined_at, last_at)
    SELECT group_id, member_id, CASE WHEN handle LIKE 'ines%' THEN 'owner' ELSE 'member' END, 'member', now(), now()
    FROM race_members;
  INSERT INTO messages (id, conversation_id, number, author_id, text, created_at)
    SELECT message_id, conversation_id, CASE WHEN handle LIKE 'ines%' THEN 1 ELSE 2 END, member_id, 'Hello', now()
    FROM race_members;
  INSERT INTO spaces (id, name, created_at) SELECT DISTINCT group_id, 'A space', now() FROM race_members;
  INSERT INTO space_members (space_id, member_id, role, joined_at)
    SELECT group_id, member_id, CASE WHEN handle LIKE 'ines%' THEN 'owner' ELSE 'editor' END, now() FROM race_members;
  INSERT INTO space_files (id, space_id, owner_id, content_type, bytes, touched_at)
    SELECT word_id, group_id, member_id, 'text/plain', 1, now() FROM race_members;
  INSERT INTO reports (id, reporter_id, member_id, post_id, reason, created_at)
    SELECT report_id, reporter_id, member_id, post_id, 'spam', now() FROM race_members WHERE handle LIKE 'ada%';
  INSERT INTO reports (id, reporter_id, member_id, message_id, message_text, reason, created_at)
    SELECT gen_random_uuid(), reporter_id, member_id, message_id, 'Hello', 'spam', now() FROM race_members;`;

const both = (table: string): string =>
  `INSERT INTO ${table} SELECT member_id, target_id, now() FROM race_pairs;`;
const marks = (table: string, id = ''): string =>
  `INSERT INTO ${table} SELECT ${id} member_id, post_id, now() FROM race_marks;`;

const DONE = `
  ${marks('likes')} ${marks('bookmarks')} ${marks('reposts', 'gen_random_uuid(),')}
  INSERT INTO lists (id, member_id, name, created_at) SELECT word_id, member_id, 'A list', now() FROM race_done;
  UPDATE posts SET like_count = 2, repost_count = 2 WHERE id IN (SELECT post_id FROM race_done);`;

const FOLLOWED = `${both('follows')} UPDATE members SET following_count = 1, follower_count = 1
  WHERE id IN (SELECT member_id FROM race_done);`;

const REQUESTED = `INSERT INTO follow_requests (member_id, target_id, created_at)
  SELECT member_id, target_id, now() FROM race_pairs;`;

const withoutPost = (column: 'deleted_at' | 'hidden_at'): string => `
  UPDATE posts SET ${column} = now(), counted = false WHERE id IN (SELECT post_id FROM race_done);
  UPDATE members SET post_count = 0 WHERE id IN (SELECT member_id FROM race_done);`;

/** The state that an operation undoes. */
const BEFORE: Partial<Record<string, string>> = {
  unblock: both('blocks'),
  answerFollowRequest: REQUESTED,
  unmute: both('mutes'),
  restorePost: withoutPost('deleted_at'),
  unhidePost: withoutPost('hidden_at'),
  cancelAccountDeletion: `UPDATE members SET deletes_at = now() + interval '1 day'
    WHERE id IN (SELECT member_id FROM race_done);`,
  liftSuspension: 'UPDATE members SET suspended_at = now() WHERE id IN (SELECT member_id FROM race_done);',
  reopenReport: `UPDATE reports SET closed_at = now(), action = 'dismiss'
    WHERE id IN (SELECT report_id FROM race_done);`,
};

/**
 * Lanes start without relationships and marks, or with those that the operations undo, by turns; `shift` changes the
 * turn.
 */
export async function resetLanes(pool: Pool, ids: readonly string[], shift: number): Promise<void> {
  // A block leaves no request to answer.
  const left = ids.filter((id) => id !== 'answerFollowRequest' || !ids.includes('unblock'));
  const undone = [...new Set(left.flatMap((id) => BEFORE[id] ?? []))];
  await pool.query(`
    UPDATE race_members SET done = (lane + ${shift}) % 2 = 1; ${EMPTY} ${DONE}
    ${ids.some((id) => ['unblock', 'answerFollowRequest'].includes(id)) ? '' : FOLLOWED} ${undone.join(' ')}`);
}

/** Conditions that hold whenever no call is running. */
const BROKEN_RULES = `
  SELECT 'follow beside a block' AS rule FROM follows f JOIN blocks b
    ON (b.member_id, b.target_id) IN ((f.member_id, f.target_id), (f.target_id, f.member_id))
  UNION ALL SELECT 'waiting request beside a follow' FROM follow_requests r JOIN follows f
    ON f.member_id = r.member_id AND f.target_id = r.target_id WHERE r.answer IS NULL
  UNION ALL SELECT 'request beside a block' FROM follow_requests r JOIN blocks b
    ON (b.member_id, b.target_id) IN ((r.member_id, r.target_id), (r.target_id, r.member_id))
  UNION ALL SELECT 'picture used twice' FROM (
    SELECT media_id FROM post_media UNION ALL SELECT media_id FROM scheduled_media
    UNION ALL SELECT media_id FROM message_media
    UNION ALL SELECT m.id FROM media m JOIN members o ON o.avatar_url = '/api/v1/media/' || m.id) used
    GROUP BY media_id HAVING count(*) > 1
  UNION ALL SELECT 'last number of a conversation' FROM conversations c
    WHERE c.last_number <> (SELECT coalesce(max(x.number), 0) FROM messages x WHERE x.conversation_id = c.id)
  UNION ALL SELECT 'group without an owner' FROM conversation_members cm JOIN conversations c ON c.id = cm.conversation_id
    WHERE c.kind = 'group' AND cm.state = 'member' AND NOT EXISTS (SELECT 1 FROM conversation_members ow
      WHERE ow.conversation_id = c.id AND ow.role = 'owner')
  UNION ALL SELECT 'space without an owner' FROM spaces s WHERE NOT EXISTS (
    SELECT 1 FROM space_members sm WHERE sm.space_id = s.id AND sm.role = 'owner')
  UNION ALL SELECT 'revision of a space' FROM spaces s
    WHERE s.revision <> (SELECT coalesce(max(c.revision), 0) FROM space_changes c WHERE c.space_id = s.id)
  UNION ALL SELECT 'votes of a poll option' FROM poll_options o
    WHERE o.votes <> (SELECT count(*) FROM votes v WHERE v.post_id = o.post_id AND v.position = o.position AND v.counted)
  UNION ALL SELECT 'counts of a post' FROM posts p
    WHERE (p.like_count, p.repost_count, p.reply_count, p.quote_count) IS DISTINCT FROM (
      (SELECT count(*) FROM likes l WHERE l.post_id = p.id AND l.counted),
      (SELECT count(*) FROM reposts r WHERE r.post_id = p.id AND r.counted),
      (SELECT count(*) FROM posts c WHERE c.reply_to = p.id AND c.counted),
      (SELECT count(*) FROM posts c WHERE c.quote_of = p.id AND c.counted))
  UNION ALL SELECT 'counted post that nobody sees' FROM posts p
    WHERE p.counted AND (p.deleted_at IS NOT NULL OR p.hidden_at IS NOT NULL)
  UNION ALL SELECT 'counts of a member' FROM members m
    WHERE (m.following_count, m.follower_count, m.post_count) IS DISTINCT FROM (
      (SELECT count(*) FROM follows f WHERE f.member_id = m.id AND f.following_counted),
      (SELECT count(*) FROM follows f WHERE f.target_id = m.id AND f.follower_counted),
      (SELECT count(*) FROM posts p WHERE p.author_id = m.id AND p.deleted_at IS NULL AND p.hidden_at IS NULL))`;

/** Name of each broken rule. */
export const brokenRules = async (pool: Pool): Promise<string[]> =>
  (await pool.query<{ rule: string }>(BROKEN_RULES)).rows.map(({ rule }) => rule);
