import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { FeedItem } from '@contract/feed/feed';
import type { Pagination } from '../../http/handler';
import { literal, type Sql } from '../../db/sql';
import { byShape, defineStatement } from '../../db/statement';
import { makeId, timeOf } from '../../db/id';
import { canAppearInFeed, isFollowed, type Caller } from '../policies';
import { HttpProblem } from '../../http/response/problem';
import { postsOfFollowedTags } from '../tag-follow/tag-follow';
import { followsMany, newestOfFollowed } from './many-follows';
import { knownPeople, newcomersSince, reasonColumns, reasonOf, ReasonRow } from './pick-reason';
import { CandidateRow, rankPosts } from './ranking';
import { isReduced, notDismissed } from './reduction';
import { decodeShown, encodeShown } from './shown-posts';
import { viewPosts } from '../post/post-view';

/** The newest public posts and the newest posts of followed members are ranked together. */
const RECENT_CANDIDATES = 400;
const FOLLOWED_CANDIDATES = 200;
const RANKING_LENGTH = 300;
const MAX_AGE_DAYS = 30;

/** Columns of post `p` that the order depends on. */
const scored = sql`p.id, p.author_id, p.created_at, p.like_count, p.reply_count, p.repost_count`;

type CandidateValue = 'viewer' | 'since' | 'sinceId' | 'until';

/**
 * Candidates, whether or not the reader may see them: the page asks for that, from the best one on, until it is full. Every
 * followed author of one of the newest posts has written one of the posts of `written`.
 */
const selectCandidates = byShape(({ many }: { many: boolean }) =>
  defineStatement<typeof CandidateRow, CandidateValue>(CandidateRow, (value) => {
    const viewer = { id: sql`${value('viewer')}::uuid`, moderator: false };
    const since = sql`${value('since')}::timestamptz`;
    const until = sql`${value('until')}::timestamptz`;
    const followed = { reader: viewer.id, since, until };
    const isPublic = sql`p.reply_to IS NULL AND p.deleted_at IS NULL AND p.audience = 'public'
      AND p.created_at <= ${until}`;
    return sql`WITH ${newestOfFollowed(followed, { many, limit: FOLLOWED_CANDIDATES, own: true })},
        fresh AS (
          SELECT ${scored} FROM posts p WHERE ${isPublic} AND p.created_at > ${since}
          ORDER BY p.created_at DESC, p.id DESC LIMIT ${literal(RECENT_CANDIDATES)}),
        tagged AS MATERIALIZED (
          SELECT ${scored} FROM (${postsOfFollowedTags(viewer.id, sql`${value('sinceId')}::uuid`)}) t
          JOIN posts p ON p.id = t.id WHERE ${isPublic}),
        chosen AS (
          SELECT ${scored} FROM near n JOIN posts p ON p.id = n.id
          UNION SELECT * FROM fresh UNION SELECT * FROM tagged)
        SELECT c.id, c.author_id AS "authorId", c.created_at AS "createdAt", c.like_count AS likes,
          c.reply_count AS replies, c.repost_count AS reposts,
          (c.author_id IN (SELECT w.author_id FROM written w)
           OR c.id IN (SELECT t.id FROM tagged t) AND ${isFollowed(viewer, sql`c.author_id`)}) AS followed,
          c.id IN (SELECT t.id FROM tagged t) AS tagged, ${isReduced(viewer, sql`c`)} AS reduced
        FROM chosen c`;
  }),
);

interface Ranking {
  id: string;
  /** What is posted later is not part of it. */
  until: Date;
  isShown: (id: string) => boolean;
}

/** Throws `cursor-invalid` for the cursor of a ranking that another version of the service has stored. */
function rankingOf({ after }: Pagination, now: Date): Ranking {
  const [id, shown] = after ?? [];
  if (id === undefined) return { id: makeId(now), until: now, isShown: () => false };
  const isShown = decodeShown(shown ?? '');
  if (isShown) return { id, until: timeOf(id), isShown };
  throw new HttpProblem('cursor-invalid', {
    detail: 'This ranking has expired. Reload the list from the start.',
  });
}

/** The posts of a ranking as they rank now, best first. */
async function readOrder(
  db: Sql,
  me: Caller,
  { until, isShown }: Ranking,
): Promise<{ shown: string[]; next: string[] }> {
  const since = new Date(until.getTime() - MAX_AGE_DAYS * 86_400_000);
  const candidates = await selectCandidates({ many: followsMany(me) })(db, {
    viewer: me.id,
    since,
    sinceId: makeId(since),
    until,
  });
  const ids = rankPosts(candidates, until);
  return { shown: ids.filter(isShown), next: ids.filter((id) => !isShown(id)) };
}

const PickRow = z.extend(ReasonRow, { id: z.string() });
type PickValue = 'viewer' | 'ids' | 'limit' | 'newcomersSince';

const selectPicks = defineStatement<typeof PickRow, PickValue>(PickRow, (value): SQL => {
  const viewer = { id: sql`${value('viewer')}::uuid`, moderator: false };
  return sql`WITH page AS MATERIALIZED (
        SELECT p.id, p.author_id, u.n FROM unnest(${value('ids')}::uuid[]) WITH ORDINALITY AS u (id, n)
        JOIN posts p ON p.id = u.id
        WHERE ${canAppearInFeed(viewer, sql`p`)} AND ${notDismissed(viewer, sql`p`)}
        ORDER BY u.n LIMIT ${value('limit')}::int),
      ${knownPeople(viewer)}
      SELECT p.id, ${reasonColumns(viewer, value('newcomersSince'))}
      FROM page JOIN posts p ON p.id = page.id JOIN members a ON a.id = p.author_id ORDER BY page.n`;
});

/**
 * Best first. Each page orders the posts of the ranking's time again and leaves out what its cursor says was shown, so
 * that a read stores nothing: docs/decisions/0070-for-you-pages.md.
 */
export async function readForYou(
  db: Sql,
  me: Caller,
  now: Date,
  { paging, limit }: { paging: Pagination; limit: number },
): Promise<{ items: FeedItem[]; nextCursor: string | null }> {
  const ranking = rankingOf(paging, now);
  const { shown, next } = await readOrder(db, me, ranking);
  const left = RANKING_LENGTH - shown.length;
  const rows = await selectPicks(db, {
    viewer: me.id,
    ids: next,
    limit: Math.min(limit + 1, Math.max(0, left)),
    newcomersSince: newcomersSince(now),
  });
  const picks = rows.slice(0, limit);
  const ids = picks.map((row) => row.id);
  const posts = await viewPosts(db, me, now, ids);
  const reasons = new Map(picks.map((row) => [row.id, reasonOf(row)]));
  return {
    items: posts.map((post) => ({
      key: post.id,
      post,
      repostedBy: null,
      reason: reasons.get(post.id) ?? null,
      at: post.createdAt,
    })),
    nextCursor:
      rows.length > limit ? paging.encodeCursor([ranking.id, encodeShown([...shown, ...ids])]) : null,
  };
}
