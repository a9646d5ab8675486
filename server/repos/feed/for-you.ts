import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { FeedItem } from '@contract/feed';
import type { Pagination } from '../../http/handler';
import { rankings } from '../../db/schema/service';
import { idList, literal, queryRows, type Sql } from '../../db/sql';
import { makeId } from '../../db/id';
import { canAppearInFeed, canAppearInRanking, isFollowed, viewerOf, type Caller } from '../policies';
import { HttpProblem } from '../../http/problem';
import { postsOfFollowedTags } from '../tag-follow/tag-follow';
import { followsMany, newestOfFollowed } from './many-follows';
import { knownPeople, reasonColumns, reasonOf, ReasonRow } from './pick-reason';
import { CandidateRow, rankPosts } from './ranking';
import { isReduced, notDismissed } from './reduction';
import { viewPosts } from '../post/post-view';

/** The newest public posts and the newest posts of followed members are ranked together. */
const RECENT_CANDIDATES = 400;
const FOLLOWED_CANDIDATES = 200;
const RANKING_LENGTH = 300;
const MAX_AGE_DAYS = 30;

async function createRanking(db: Sql, me: Caller, now: Date): Promise<{ id: string; postIds: string[] }> {
  const viewer = viewerOf(me);
  const since = new Date(now.getTime() - MAX_AGE_DAYS * 86_400_000);
  const many = followsMany(me);
  const candidates = await queryRows(
    db,
    CandidateRow,
    sql`WITH ${newestOfFollowed(me, { many, since, limit: FOLLOWED_CANDIDATES, own: true })},
        fresh AS (
          SELECT p.id FROM posts p
          WHERE p.reply_to IS NULL AND p.deleted_at IS NULL AND p.audience = 'public' AND p.created_at > ${since}
          ORDER BY p.created_at DESC, p.id DESC LIMIT ${literal(RECENT_CANDIDATES)}),
        tagged AS MATERIALIZED (
          SELECT t.id FROM (${postsOfFollowedTags(me, since)}) t JOIN posts p ON p.id = t.id
          WHERE p.reply_to IS NULL AND p.deleted_at IS NULL AND p.audience = 'public'),
        chosen AS MATERIALIZED (SELECT id FROM near UNION SELECT id FROM fresh UNION SELECT id FROM tagged)
        SELECT p.id, p.author_id AS "authorId", p.created_at AS "createdAt", p.like_count AS likes,
          p.reply_count AS replies, p.repost_count AS reposts,
          (p.author_id = ${viewer.id} OR ${isFollowed(viewer, sql`p.author_id`)}) AS followed,
          p.id IN (SELECT t.id FROM tagged t) AS tagged, ${isReduced(viewer, sql`p`)} AS reduced
        FROM chosen c JOIN posts p ON p.id = c.id
        WHERE ${canAppearInRanking(viewer, sql`p`)} AND ${notDismissed(viewer, sql`p`)}`,
  );
  return { id: makeId(now), postIds: rankPosts(candidates, now).slice(0, RANKING_LENGTH) };
}

const PickRow = z.extend(ReasonRow, { id: z.string(), n: z.int() });

async function findRanking(db: Sql, id: string): Promise<{ id: string; postIds: string[] }> {
  const [ranking] = await db.select().from(rankings).where(eq(rankings.id, id));
  if (ranking) return ranking;
  throw new HttpProblem('cursor-invalid', {
    detail: 'This ranking has expired. Reload the list from the start.',
  });
}

/** Without a wait for the disk: after a crash the reader reloads the list. */
const storeRanking = (db: Sql, row: typeof rankings.$inferInsert): Promise<unknown> =>
  db.execute(sql`INSERT INTO rankings (id, member_id, post_ids, created_at)
    SELECT ${row.id}, ${row.memberId}, ${idList(row.postIds)}, ${row.createdAt}
    FROM set_config('synchronous_commit', 'off', true)`);

/** Best first. The first page stores the ranking for a day, so that later pages follow the same order. */
export async function readForYou(
  db: Sql,
  me: Caller,
  now: Date,
  { primary, paging, limit }: { primary: Sql; paging: Pagination; limit: number },
): Promise<{ items: FeedItem[]; nextCursor: string | null }> {
  const [rankingId, offset = '0'] = paging.after ?? [];
  const ranking =
    rankingId === undefined ? await createRanking(db, me, now) : await findRanking(primary, rankingId);
  const from = Number(offset);
  const viewer = viewerOf(me);
  const rows = await queryRows(
    db,
    PickRow,
    sql`WITH page AS MATERIALIZED (
          SELECT p.id, p.author_id, u.n::int AS n
          FROM unnest(${idList(ranking.postIds.slice(from))}) WITH ORDINALITY AS u (id, n)
          JOIN posts p ON p.id = u.id WHERE ${canAppearInFeed(viewer, sql`p`)} ORDER BY u.n LIMIT ${limit + 1}),
        ${knownPeople(viewer)}
        SELECT p.id, page.n, ${reasonColumns(viewer, now)}
        FROM page JOIN posts p ON p.id = page.id JOIN members a ON a.id = p.author_id ORDER BY page.n`,
  );
  const shown = rows.slice(0, limit);
  const more = rows.length > limit;
  if (more && rankingId === undefined) {
    await storeRanking(primary, { ...ranking, memberId: me.id, createdAt: now });
  }
  const posts = await viewPosts(
    db,
    me,
    now,
    shown.map((row) => row.id),
  );
  const reasons = new Map(shown.map((row) => [row.id, reasonOf(row)]));
  return {
    items: posts.map((post) => ({
      key: post.id,
      post,
      repostedBy: null,
      reason: reasons.get(post.id) ?? null,
      at: post.createdAt,
    })),
    nextCursor: more ? paging.encodeCursor([ranking.id, String(from + (shown.at(-1)?.n ?? 0))]) : null,
  };
}
