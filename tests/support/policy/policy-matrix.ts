import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TestApi } from '../service/test-api';
import { recordings } from '../service/voice-note';
import { ARCHIVE_KEY, callers, SPACE_ITEM, type State, states, WORD } from './policy';

/** Callers that are members; their uids are their names. */
export const memberCallers = callers.filter(
  (caller) => caller !== 'anonymous' && caller !== 'expired' && caller !== 'signed-out',
);

export const uploadablePicture = await sharp({
  create: { width: 2, height: 2, channels: 3, background: '#0e6e5a' },
})
  .png()
  .toBuffer();

/** Bodies of the operations that take a file. */
export const uploadBodies: Readonly<Record<string, { type: string; bytes: Buffer }>> = {
  uploadMedia: { type: 'image/png', bytes: uploadablePicture },
  appendFilePart: { type: 'application/octet-stream', bytes: Buffer.from('x') },
  uploadVoiceNote: { type: 'audio/webm', bytes: recordings['audio/webm'] },
};

const fixtureSql = {
  word: `INSERT INTO muted_words VALUES (gen_random_uuid(), $1, 'x', gen_random_uuid()::text, true, NULL, now()) RETURNING id`,
  report: `WITH old AS (UPDATE reports SET closed_at = now()) INSERT INTO reports (id, reporter_id, member_id, reason, created_at, closed_at, action)
    SELECT gen_random_uuid(), $1, id, 'spam', now(), now(), 'dismiss' FROM members WHERE handle = 'stranger' RETURNING id`,
  folder: `WITH old AS (UPDATE bookmark_folders SET deleted_at = now()) INSERT INTO bookmark_folders (id, member_id, name, created_at)
    VALUES (gen_random_uuid(), $1, gen_random_uuid()::text, now()) RETURNING id`,
  list: `WITH old AS (UPDATE lists SET deleted_at = now()) INSERT INTO lists (id, member_id, name, created_at)
    VALUES (gen_random_uuid(), $1, gen_random_uuid()::text, now()) RETURNING id`,
  appeal: `WITH old AS (UPDATE appeals SET closed_at = now()), d AS (
      INSERT INTO decisions (id, action, member_id, at) VALUES (gen_random_uuid(), 'suspend', $1, now()) RETURNING id)
    INSERT INTO appeals (id, decision_id, member_id, text, created_at)
    SELECT gen_random_uuid(), id, $1, 'Look again', now() FROM d RETURNING id`,
  session: `INSERT INTO sessions (id, member_id, signed_in_at, last_seen_at)
    VALUES (gen_random_uuid(), $1, now() - random() * interval '80 days', now()) RETURNING id`,
  space: `WITH old AS (DELETE FROM spaces), s AS (
      INSERT INTO spaces (id, name, revision, created_at) VALUES (gen_random_uuid(), 'A space', 1, now()) RETURNING id),
    sm AS (INSERT INTO space_members (space_id, member_id, role, joined_at)
      SELECT s.id, m.id, r.role, now() FROM s, members m
        JOIN (VALUES ('author', 'owner'), ('muted', 'editor'), ('follower', 'reader')) AS r(handle, role) USING (handle)),
    i AS (INSERT INTO space_items (space_id, id, kind, body, field_revisions, revision, changed_at, changed_by)
      SELECT id, '${SPACE_ITEM}', 'note', '{"title": "A note", "text": "spaceonly"}', '{}', 1, now(), $1 FROM s),
    c AS (INSERT INTO space_changes (space_id, item_id, revision, member_id, at, fields, removed)
      SELECT id, '${SPACE_ITEM}', 1, $1, now(), '{"title": "A note", "text": "spaceonly"}', false FROM s)
    SELECT id FROM s`,
  file: `WITH s AS (
      INSERT INTO spaces (id, name, created_at) VALUES (gen_random_uuid(), 'A space', now()) RETURNING id),
    sm AS (INSERT INTO space_members (space_id, member_id, role, joined_at)
      SELECT s.id, m.id, 'editor', now() FROM s, members m WHERE m.handle IN ('author', 'muted'))
    INSERT INTO space_files (id, space_id, owner_id, content_type, bytes, touched_at)
    SELECT gen_random_uuid(), id, $1, 'text/plain', 1, now() FROM s RETURNING id`,
  scheduled: `INSERT INTO scheduled_posts (id, author_id, publish_at, post, created_at)
    VALUES (gen_random_uuid(), $1, now() + interval '1 day', '{"text": "Later", "audience": "public"}', now()) RETURNING id`,
};
/** Rows are inserted directly, so that no case depends on another operation. */
export function createPolicyMatrix(api: TestApi) {
  const ids: Record<string, string> = {};
  const handles: Record<string, string> = {};

  /**
   * Leaves the relationships of the members and no ended sessions. The stranger signed out everywhere an hour ago and is
   * back. Counts start high, so that they never fall below zero.
   */
  async function reset(): Promise<void> {
    // One transaction for all would lock rows in another order than the service's jobs.
    for (const table of ['follows', 'blocks', 'mutes', 'sessions'])
      await api.pool.query(`DELETE FROM ${table}`);
    await api.pool.query(
      `UPDATE members SET following_count = 50, follower_count = 50, post_count = 50, deletes_at = NULL,
         suspended_at = CASE handle WHEN 'suspended' THEN now() END,
         signed_out_at = CASE handle WHEN 'stranger' THEN now() - interval '1 hour' END`,
    );
    const members = ['author', 'follower', 'blocked', 'blocker', 'muted', 'muter'];
    await api.pool.query(
      `WITH f AS (INSERT INTO follows (member_id, target_id, created_at) VALUES ($2, $1, now())),
       b AS (INSERT INTO blocks (member_id, target_id, created_at) VALUES ($1, $3, now()), ($4, $1, now()))
       INSERT INTO mutes (member_id, target_id, created_at) VALUES ($1, $5, now()), ($6, $1, now())`,
      members.map((uid) => ids[uid]),
    );
  }

  async function makePost(state: State): Promise<string> {
    const { rows } = await api.pool.query<{ id: string }>(
      `WITH p AS (INSERT INTO posts (id, author_id, text, audience, created_at, deleted_at, hidden_at)
         VALUES (gen_random_uuid(), $1, $2, $3, now(), $4, $5) RETURNING id),
       po AS (INSERT INTO polls SELECT id, now() + interval '1 day' FROM p RETURNING post_id)
       SELECT id FROM p`,
      [
        ids['author'],
        `A ${WORD} post that is ${state}only #${WORD}`,
        state === 'followers' ? 'followers' : 'public',
        state === 'deleted' ? new Date() : null,
        state === 'hidden' ? new Date() : null,
      ],
    );
    const id = rows[0]?.id ?? '';
    await api.pool.query(`INSERT INTO poll_options VALUES ($1, 0, 'Yes', 0), ($1, 1, 'No', 0)`, [id]);
    return id;
  }

  const makeThing = async (kind: keyof typeof fixtureSql): Promise<string> =>
    (await api.pool.query<{ id: string }>(fixtureSql[kind], [ids['author']])).rows[0]?.id ?? '';

  /** A group of the author with a reported message; one member has not accepted, another has left. */
  async function makeGroup(): Promise<{ conversationId: string; messageId: string }> {
    const conversation = `INSERT INTO conversations (id, kind, name, last_number, created_at)
      VALUES (gen_random_uuid(), 'group', 'A group', 1, now()) RETURNING id`;
    const conversationId = (await api.pool.query<{ id: string }>(conversation)).rows[0]?.id ?? '';
    const states = {
      author: 'member',
      blocked: 'member',
      muted: 'member',
      muter: 'requested',
      follower: 'left',
    };
    const members = Object.entries(states).map(([uid, state]) => ({
      id: ids[uid],
      role: uid === 'author' ? 'owner' : 'member',
      state,
    }));
    await api.pool.query(
      `INSERT INTO conversation_members (conversation_id, member_id, role, state, joined_at, last_number, last_at)
       SELECT $1, id, role, state, now(), 1, now() FROM jsonb_to_recordset($2) AS x(id uuid, role text, state text)`,
      [conversationId, JSON.stringify(members)],
    );
    const { rows } = await api.pool.query<{ id: string }>(
      `INSERT INTO messages (id, conversation_id, number, author_id, text, created_at)
       VALUES (gen_random_uuid(), $1, 1, $2, 'A conversationonly message', now()) RETURNING id`,
      [conversationId, ids['author']],
    );
    const messageId = rows[0]?.id ?? '';
    await api.pool.query(
      `INSERT INTO reports (id, reporter_id, member_id, message_id, message_text, reason, created_at)
       VALUES (gen_random_uuid(), $1, $2, $3, '', 'spam', now())`,
      [ids['stranger'], ids['author'], messageId],
    );
    return { conversationId, messageId };
  }

  async function makePicture(state: State): Promise<string> {
    const { rows } = await api.pool.query<{ id: string }>(
      `INSERT INTO media (id, owner_id, content_type, width, height, created_at)
       VALUES (gen_random_uuid(), $1, 'image/webp', 2, 2, now()) RETURNING id`,
      [ids['author']],
    );
    const id = rows[0]?.id ?? '';
    await api.pool.query('INSERT INTO post_media VALUES ($1, $2, 0)', [await makePost(state), id]);
    await writeFile(join(api.mediaDir, id), uploadablePicture);
    return id;
  }

  async function makeArchive(): Promise<string> {
    await api.pool.query('DELETE FROM data_exports');
    const { rows } = await api.pool.query<{ id: string }>(
      `INSERT INTO data_exports (id, member_id, state, bytes, secret, requested_at, expires_at)
       VALUES (gen_random_uuid(), $1, 'ready', 2, $2, now(), now() + interval '1 day') RETURNING id`,
      [ids['author'], ARCHIVE_KEY],
    );
    const id = rows[0]?.id ?? '';
    await writeFile(join(api.exportDir, `${id}.zip`), 'PK');
    return id;
  }

  /**
   * Creates the members, and a post in each state that everyone has bookmarked and liked, for the lists. Likes and
   * quotes are in no count: members leave, and must not lower one that was never raised.
   */
  async function open(): Promise<void> {
    for (const uid of memberCallers) {
      const { id, handle } = await api.me(uid);
      ids[uid] = id;
      handles[uid] = handle;
    }
    await api.pool.query(`UPDATE members SET role = 'moderator' WHERE id = $1`, [ids['moderator']]);
    await reset();
    for (const state of states) {
      const post = await makePost(state);
      for (const id of Object.values(ids)) {
        await api.pool.query('INSERT INTO bookmarks VALUES ($1, $2, now())', [id, post]);
        await api.pool.query('INSERT INTO likes VALUES ($1, $2, now(), false)', [id, post]);
      }
      await api.pool.query(
        `INSERT INTO posts (id, author_id, text, quote_of, created_at, counted)
         VALUES (gen_random_uuid(), $1, 'Quoting', $2, now(), false)`,
        [ids['stranger'], post],
      );
      await api.pool.query(`INSERT INTO post_tags VALUES ($1, $2, $1, now())`, [WORD, post]);
    }
  }

  return { ids, handles, open, reset, makePost, makeThing, makeGroup, makePicture, makeArchive };
}
