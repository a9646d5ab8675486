import { sql, type SQL } from 'drizzle-orm';
import { literal } from '../../db/sql';
import { isReduced } from './reduction';
import type { Viewer } from '../policies';

/** Columns of post `p` that its rank depends on. */
export const rankedColumns = sql`p.id, p.author_id, p.created_at, p.like_count, p.reply_count, p.repost_count`;

/** Reasons for these weights: docs/decisions/0004-ranking.md. */
const REPLY_WEIGHT = 3;
const REPOST_WEIGHT = 2;
const GRAVITY = sql`1.4::float8`;
const FOLLOWED_FACTOR = 2;
const TAGGED_FACTOR = sql`1.5::float8`;
const REDUCED_FACTOR = sql`0.1::float8`;
/** Score factor for each further post of the same author. */
const REPEAT_AUTHOR_FACTOR = sql`0.7::float8`;

/** What the reader has to do with candidate `c`: conditions of SQL. */
export interface Interest {
  /** The reader follows the author, or is the author. */
  isFollowed: SQL;
  /** The reader follows a tag of the post. */
  isTagged: SQL;
}

/** Log-scaled attention: doubled for followed authors, half as much again for followed tags, a tenth where reduced. */
const attention = (viewer: Viewer, { isFollowed, isTagged }: Interest): SQL => sql`
  (1 + ln(1 + c.like_count + ${literal(REPLY_WEIGHT)} * c.reply_count + ${literal(REPOST_WEIGHT)} * c.repost_count::float8) / ln(2::float8))
  * CASE WHEN ${isFollowed} THEN ${literal(FOLLOWED_FACTOR)} WHEN ${isTagged} THEN ${TAGGED_FACTOR} ELSE 1 END
  * CASE WHEN ${isReduced(viewer, sql`c`)} THEN ${REDUCED_FACTOR} ELSE 1 END`;

/**
 * OFFSET keeps the score from being counted again for each sort. Rows (id, author_id, place, n) of `candidates`, best first
 * by `n`; `place` counts among the author's posts, and `more` are further columns of these.
 */
const demoteRepeated = (candidates: SQL, score: SQL, more = sql``): SQL => sql`
  SELECT r.*,
    row_number() OVER (ORDER BY r.score * ${REPEAT_AUTHOR_FACTOR} ^ (r.place - 1)::float8 DESC, r.id DESC) AS n
  FROM (SELECT s.*, row_number() OVER (PARTITION BY s.author_id ORDER BY s.score DESC, s.id DESC) AS place ${more}
    FROM (SELECT c.id, c.author_id, ${score} AS score FROM (${candidates}) c OFFSET 0) s) r ORDER BY n`;

/** By attention over age in hours at `at`. Repeated authors are demoted, so that one author cannot fill the page. */
export const rankPosts = (viewer: Viewer, candidates: SQL, interest: Interest, at: SQL): SQL =>
  demoteRepeated(
    candidates,
    sql`${attention(viewer, interest)}
      / (greatest(0, date_part('epoch', ${at} - c.created_at)) / 3600 + 2) ^ ${GRAVITY}`,
  );

/** By attention, at any age, with the number of the author's posts as `written`. */
export const rankMissed = (viewer: Viewer, candidates: SQL, interest: Interest): SQL =>
  demoteRepeated(
    candidates,
    attention(viewer, interest),
    sql`, count(*) OVER (PARTITION BY s.author_id) AS written`,
  );
