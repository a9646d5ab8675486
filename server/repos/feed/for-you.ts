import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { FeedItem } from '@contract/feed/feed';
import type { Pagination } from '../../http/handler';
import { literal, type Sql } from '../../db/sql';
import { byShape, defineStatement, type ValueOf } from '../../db/statement';
import { makeId, timeOf } from '../../db/id';
import { canAppearInRanking, isFollowed, type Caller, type Viewer } from '../policies';
import { HttpProblem } from '../../http/response/problem';
import { postsOfFollowedTags } from '../tag-follow/tag-follow';
import { followsMany, newestOfFollowed } from './many-follows';
import { knownPeople, newcomersSince, reasonColumns, reasonOf, ReasonRow } from './pick-reason';
import { rankedColumns, rankPosts } from './ranking';
import { notDismissed } from './reduction';
import { addShown, decodeShown, encodeShown, type ShownPosts, wasShown } from './shown-posts';
import { viewPosts } from '../post/post-view';

/** The newest public posts and the newest posts of followed members are ranked together. */
const RECENT_CANDIDATES = 280;
const FOLLOWED_CANDIDATES = 120;
const RANKING_LENGTH = 300;
const MAX_AGE_DAYS = 30;

type PickValue = 'viewer' | 'since' | 'sinceId' | 'until' | 'shown' | 'limit' | 'newcomersSince';

/**
 * Candidates, whether or not the reader may see them: the page asks for that, from the best one on, until it is full. Every
 * followed author of one of the newest posts is one of `writers`.
 */
function candidates(viewer: Viewer, value: ValueOf<PickValue>, many: boolean): SQL {
  const followed = {
    reader: viewer.id,
    since: sql`${value('since')}::timestamptz`,
    until: sql`${value('until')}::timestamptz`,
  };
  const isPublic = sql`p.reply_to IS NULL AND p.deleted_at IS NULL AND p.audience = 'public'
    AND p.created_at <= ${followed.until}`;
  return sql`${newestOfFollowed(followed, { many, limit: FOLLOWED_CANDIDATES, own: true })},
    fresh AS (
      SELECT ${rankedColumns} FROM posts p WHERE ${isPublic} AND p.created_at > ${followed.since}
      ORDER BY p.created_at DESC, p.id DESC LIMIT ${literal(RECENT_CANDIDATES)}),
    tagged AS MATERIALIZED (
      SELECT ${rankedColumns} FROM (${postsOfFollowedTags(viewer.id, sql`${value('sinceId')}::uuid`)}) t
      JOIN posts p ON p.id = t.id WHERE ${isPublic}),
    ranked AS MATERIALIZED (${rankPosts(
      viewer,
      sql`SELECT * FROM near UNION SELECT * FROM fresh UNION SELECT * FROM tagged`,
      {
        isFollowed: sql`(c.author_id IN (SELECT w.id FROM writers w)
          OR c.id IN (SELECT t.id FROM tagged t) AND ${isFollowed(viewer, sql`c.author_id`)})`,
        isTagged: sql`c.id IN (SELECT t.id FROM tagged t)`,
      },
      followed.until,
    )})`;
}

const PickRow = z.extend(ReasonRow, { id: z.string() });

interface Shape {
  many: boolean;
  isFirstPage: boolean;
}

const selectPicks = byShape(({ many, isFirstPage }: Shape) =>
  defineStatement<typeof PickRow, PickValue>(PickRow, (value) => {
    const viewer = { id: sql`${value('viewer')}::uuid`, moderator: false };
    const isShown = isFirstPage ? sql`false` : wasShown(sql`r.id`, sql`${value('shown')}::bytea`);
    const left = sql`${literal(RANKING_LENGTH)} - (SELECT count(*) FROM ranked r WHERE ${isShown})`;
    return sql`WITH ${candidates(viewer, value, many)},
        page AS MATERIALIZED (
          SELECT p.*, r.n FROM (SELECT r.id, r.n FROM ranked r WHERE NOT ${isShown} ORDER BY r.n OFFSET 0) r
          CROSS JOIN LATERAL (
            SELECT p.id, p.author_id, p.like_count + p.repost_count + p.reply_count AS attention FROM posts p WHERE p.id = r.id
              AND ${canAppearInRanking(viewer, sql`p`)} AND ${notDismissed(viewer, sql`p`)} OFFSET 0) p
          ORDER BY r.n LIMIT greatest(0, least(${value('limit')}::int, ${left}))),
        ${knownPeople(viewer, many)}
        SELECT p.id, ${reasonColumns(viewer, value('newcomersSince'))}
        FROM page p JOIN members a ON a.id = p.author_id ORDER BY p.n`;
  }),
);

interface Ranking {
  id: string;
  /** What is posted later is not part of it. */
  until: Date;
  /** Null on the first page. */
  shown: ShownPosts | null;
}

/** Throws `cursor-invalid` for the cursor of a ranking that another version of the service has stored. */
function rankingOf({ after }: Pagination, now: Date): Ranking {
  const [id, text] = after ?? [];
  if (id === undefined) return { id: makeId(now), until: now, shown: null };
  const shown = decodeShown(text ?? '');
  if (shown) return { id, until: timeOf(id), shown };
  throw new HttpProblem('cursor-invalid', {
    detail: 'This ranking has expired. Reload the list from the start.',
  });
}

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
  const { until, shown } = ranking;
  const since = new Date(until.getTime() - MAX_AGE_DAYS * 86_400_000);
  const rows = await selectPicks({ many: followsMany(me), isFirstPage: shown === null })(db, {
    viewer: me.id,
    since,
    sinceId: makeId(since),
    until,
    shown,
    limit: limit + 1,
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
      rows.length > limit ? paging.encodeCursor([ranking.id, encodeShown(addShown(shown, ids))]) : null,
  };
}
