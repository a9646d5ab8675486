import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { CATCH_UP_DAYS, type CatchUp, MAX_CATCH_UP_POSTS } from '@contract/feed/catch-up';
import type { Post } from '@contract/post/post';
import { makeId } from '../../db/id';
import { instantColumn, literal, queryRows, type Sql } from '../../db/sql';
import { canAppearInRanking, isFollowed, viewerOf, type Caller } from '../policies';
import { viewPosts } from '../post/post-view';
import { postsOfFollowedTags } from '../tag-follow/tag-follow';
import { followsMany, newestOfFollowed } from './many-follows';
import { rankedColumns, rankMissed } from './ranking';
import { notDismissed } from './reduction';

/** Newest posts of followed members that are ranked. */
const CANDIDATES = 400;
const MAX_POSTS_OF_AUTHOR = 5;
/** Ranked posts that are read: some were liked, reposted or bookmarked, and so seen. */
const READ = 60;
const DAY_MS = 86_400_000;

/** A pause this long ends a visit. */
const VISIT_PAUSE = sql`interval '1 hour'`;

/** Runs with each stored reading position: `at` is the end of the visit before, `saved_at` the last sign of this one. */
export async function recordVisit(db: Sql, me: Caller, now: Date): Promise<void> {
  await db.execute(sql`
    INSERT INTO read_markers AS v (member_id, list, at, saved_at)
    VALUES (${me.id}, 'visit', ${new Date(now.getTime() - DAY_MS)}, ${now})
    ON CONFLICT (member_id, list) DO UPDATE SET saved_at = excluded.saved_at,
      at = CASE WHEN v.saved_at < excluded.saved_at - ${VISIT_PAUSE} THEN v.saved_at ELSE v.at END`);
}

const StartRow = z.object({ visit: z.nullable(instantColumn), caughtUp: z.nullable(instantColumn) });

async function startOf(db: Sql, me: Caller, now: Date, asked: string | undefined): Promise<Date> {
  const [row] = await queryRows(
    db,
    StartRow,
    sql`SELECT max(CASE WHEN list <> 'visit' THEN NULL WHEN saved_at < ${now}::timestamptz - ${VISIT_PAUSE} THEN saved_at
          ELSE at END) AS visit, max(at) FILTER (WHERE list = 'catch-up') AS "caughtUp"
        FROM read_markers WHERE member_id = ${me.id} AND list IN ('visit', 'catch-up')`,
  );
  const from = asked ?? row?.visit ?? new Date(now.getTime() - DAY_MS).toISOString();
  const earliest = new Date(now.getTime() - CATCH_UP_DAYS * DAY_MS).toISOString();
  return new Date([from, row?.caughtUp ?? earliest, earliest].toSorted().at(-1) ?? from);
}

const wasSeen = ({ own }: Post): boolean => own.liked || own.reposted || own.bookmarked;

const MissedRow = z.object({ id: z.string(), authorId: z.string(), written: z.int() });

function groupByAuthor(posts: readonly Post[], written: ReadonlyMap<string, number>): CatchUp['groups'] {
  const byAuthor = new Map<string, Post[]>();
  for (const post of posts) byAuthor.set(post.author.id, [...(byAuthor.get(post.author.id) ?? []), post]);
  return [...byAuthor.values()].flatMap((all) => {
    const [best] = all;
    return best
      ? [
          {
            member: best.author,
            posts: all.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1)),
            more: Math.max(0, (written.get(best.author.id) ?? 0) - all.length),
          },
        ]
      : [];
  });
}

/** The best posts by followed members and of followed tags since then; as dear for a month as for an hour. */
export async function readCatchUp(
  db: Sql,
  me: Caller,
  now: Date,
  asked: string | undefined,
): Promise<CatchUp> {
  const viewer = viewerOf(me);
  const from = await startOf(db, me, now, asked);
  const many = followsMany(me);
  const candidates = sql`
    SELECT ${rankedColumns} FROM (SELECT near.id FROM near UNION SELECT tagged.id FROM tagged) f JOIN posts p ON p.id = f.id
    WHERE p.author_id <> ${me.id} AND p.reply_to IS NULL AND p.deleted_at IS NULL AND p.created_at > ${from}
      AND ${canAppearInRanking(viewer, sql`p`)} AND ${notDismissed(viewer, sql`p`)}`;
  const missed = rankMissed(viewer, candidates, {
    isFollowed: isFollowed(viewer, sql`c.author_id`),
    isTagged: sql`c.id IN (SELECT t.id FROM tagged t)`,
  });
  const rows = await queryRows(
    db,
    MissedRow,
    sql`WITH ${newestOfFollowed({ reader: viewer.id, since: sql`${from}::timestamptz` }, { many, limit: CANDIDATES })},
        tagged AS MATERIALIZED (SELECT t.id FROM (${postsOfFollowedTags(viewer.id, sql`${makeId(from)}`)}) t)
        SELECT m.id, m.author_id AS "authorId", m.written::int AS written FROM (${missed}) m
        WHERE m.place <= ${literal(MAX_POSTS_OF_AUTHOR)} ORDER BY m.n LIMIT ${literal(READ)}`,
  );
  const written = new Map(rows.map((row) => [row.authorId, row.written]));
  const ids = rows.map(({ id }) => id);
  const posts = (await viewPosts(db, me, now, ids)).filter((post) => !wasSeen(post));
  return {
    from: from.toISOString(),
    until: now.toISOString(),
    groups: groupByAuthor(posts.slice(0, MAX_CATCH_UP_POSTS), written),
  };
}

export async function saveCatchUpPosition(
  db: Sql,
  me: Caller,
  now: Date,
  until: Date,
): Promise<{ until: string }> {
  const at = until > now ? now : until;
  await db.execute(sql`
    INSERT INTO read_markers (member_id, list, at, saved_at) VALUES (${me.id}, 'catch-up', ${at}, ${now})
    ON CONFLICT (member_id, list) DO UPDATE SET at = excluded.at, saved_at = excluded.saved_at`);
  return { until: at.toISOString() };
}
