import { sql, type SQL } from 'drizzle-orm';
import { type FollowedTag, MAX_FOLLOWED_TAGS } from '@contract/feed/tag-follow';
import * as z from 'zod/mini';
import { countRows, literal, queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import type { Caller } from '../policies';
import { parseTags } from '../text';

/** Newest posts of each tag, and of all tags together, that For you looks at. */
const POSTS_PER_TAG = 5;
const POSTS_OF_TAGS = 200;

const FollowedTagRow = z.object({ tag: z.string(), label: z.string() });

const readFollowedTags = (db: Sql, me: Caller, condition: SQL): Promise<FollowedTag[]> =>
  queryRows(
    db,
    FollowedTagRow,
    sql`SELECT f.tag, coalesce((
          SELECT t.label FROM tags t WHERE t.tag = f.tag ORDER BY t.posts DESC, t.label LIMIT 1), (
          SELECT pt.label FROM post_tags pt WHERE pt.tag = f.tag ORDER BY pt.post_id DESC LIMIT 1), f.tag) AS label
        FROM tag_follows f WHERE f.member_id = ${me.id} AND ${condition} ORDER BY f.tag LIMIT ${MAX_FOLLOWED_TAGS}`,
  );

/** Tags the caller follows, in alphabetical order; a tag that is not counted yet in the latest spelling. */
export const listFollowedTags = (db: Sql, me: Caller): Promise<FollowedTag[]> =>
  readFollowedTags(db, me, sql`true`);

/** The tag as posts store it; throws `validation` for one that no post can have. */
function storedTag(given: string): string {
  const [found] = parseTags(`#${given.normalize('NFC')}`);
  if (found) return found.tag;
  throw new HttpProblem('validation', { fields: { tag: 'Enter a tag with at least one letter.' } });
}

/** Runs under the writer's lock. Throws `conflict` above the limit. */
export async function followTag(db: Sql, me: Caller, now: Date, given: string): Promise<FollowedTag> {
  const tag = storedTag(given);
  await db.execute(
    sql`INSERT INTO tag_follows (member_id, tag, created_at) VALUES (${me.id}, ${tag}, ${now}) ON CONFLICT DO NOTHING`,
  );
  const total = await countRows(db, sql`SELECT 1 FROM tag_follows f WHERE f.member_id = ${me.id}`);
  const [followed] = await readFollowedTags(db, me, sql`f.tag = ${tag}`);
  if (!followed || total > MAX_FOLLOWED_TAGS) {
    throw new HttpProblem('conflict', {
      detail: `You follow ${MAX_FOLLOWED_TAGS} tags, the most possible. Unfollow one first.`,
    });
  }
  return followed;
}

/** Does nothing for a tag that is not followed. */
export async function unfollowTag(db: Sql, me: Caller, given: string): Promise<{ tag: string }> {
  const tag = storedTag(given);
  await db.execute(sql`DELETE FROM tag_follows WHERE member_id = ${me.id} AND tag = ${tag}`);
  return { tag };
}

/**
 * Candidates of For you: the newest posts since then (id, tag) of the tags the reader follows, whether or not the reader
 * may see them. Ids sort by time, so that the primary key finds them: at most 500 rows.
 */
export const postsOfFollowedTags = (reader: SQL, sinceId: SQL): SQL => sql`
  SELECT n.post_id AS id, f.tag FROM tag_follows f CROSS JOIN LATERAL (
    SELECT t.post_id FROM post_tags t WHERE t.tag = f.tag AND t.post_id > ${sinceId}
    ORDER BY t.post_id DESC LIMIT ${literal(POSTS_PER_TAG)}) n
  WHERE f.member_id = ${reader} ORDER BY n.post_id DESC LIMIT ${literal(POSTS_OF_TAGS)}`;
