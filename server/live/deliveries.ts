import type { LiveEvent } from '@contract/live-event';
import type { PostCounts } from '@contract/post';
import { sql } from 'drizzle-orm';
import { idList, rowsOf, type Sql } from '../db/sql';
import {
  inAudience,
  notBlocked,
  isPublished,
  notMuted,
  withoutMutedWords,
  type Viewer,
} from '../repos/policies';
import { countUnread } from '../repos/notification/notification';
import type { EventRow } from './event-log';
import { formatEventCursor } from './event-cursor';

/** One event for one viewer, with the place to resume from. */
export interface Delivery {
  memberId: string;
  cursor: string;
  event: LiveEvent;
}

interface PostVisibility extends Record<string, unknown> {
  postId: string;
  viewerId: string;
  authorId: string;
  replyTo: string | null;
  isPublic: boolean;
  isPublished: boolean;
  isUnmuted: boolean;
  follows: boolean;
}

interface FollowedActor extends Record<string, unknown> {
  actorId: string;
  viewerId: string;
}

interface CountsRow extends Record<string, unknown>, PostCounts {
  id: string;
  revision: number;
}

const viewer: Viewer = { id: sql`v.id`, moderator: false };
const pairKey = (a: string, b: string): string => `${a} ${b}`;

/** Which of the viewers may know of which of the posts, standing or not. */
const readPostVisibilities = (db: Sql, postIds: readonly string[], viewers: readonly string[]) =>
  rowsOf<PostVisibility>(
    db,
    sql`SELECT p.id AS "postId", v.id AS "viewerId", p.author_id AS "authorId", p.reply_to AS "replyTo",
          p.audience = 'public' AS "isPublic", ${isPublished(viewer, sql`p`)} AS "isPublished",
          (${notMuted(viewer, sql`p.author_id`)} AND ${withoutMutedWords(viewer, sql`p`)}) AS "isUnmuted",
          p.author_id = v.id OR EXISTS (
            SELECT 1 FROM follows f WHERE f.member_id = v.id AND f.target_id = p.author_id) AS follows
        FROM posts p CROSS JOIN unnest(${idList(viewers)}) AS v (id)
        WHERE p.id = ANY(${idList(postIds)}) AND ${inAudience(viewer, sql`p`)} AND ${notBlocked(viewer, sql`p.author_id`)}`,
  );

/** Which of the viewers have reposts of which of the actors in their feed. */
const readFollowedActors = (db: Sql, actorIds: readonly string[], viewers: readonly string[]) =>
  rowsOf<FollowedActor>(
    db,
    sql`SELECT a.id AS "actorId", v.id AS "viewerId"
        FROM unnest(${idList(actorIds)}) AS a (id) CROSS JOIN unnest(${idList(viewers)}) AS v (id)
        WHERE (a.id = v.id OR EXISTS (SELECT 1 FROM follows f WHERE f.member_id = v.id AND f.target_id = a.id))
          AND ${notBlocked(viewer, sql`a.id`)} AND ${notMuted(viewer, sql`a.id`)}`,
  );

async function readCounts(db: Sql, ids: readonly string[]): Promise<Map<string, CountsRow>> {
  const rows = await rowsOf<CountsRow>(
    db,
    sql`SELECT id, reply_count AS replies, repost_count AS reposts, like_count AS likes, quote_count AS quotes,
          revision::float8 AS revision FROM posts WHERE id = ANY(${idList(ids)})`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Of several changes of the same counts, or calls to look at the same notices, the last says everything. */
function keepLatestPerSubject(rows: readonly EventRow[]): EventRow[] {
  const last = new Map<string, EventRow>();
  for (const row of rows) last.set(`${row.kind} ${row.subject}`, row);
  return rows.filter(
    (row) =>
      !['counts', 'edit', 'notification', 'visibility'].includes(row.kind) ||
      last.get(`${row.kind} ${row.subject}`) === row,
  );
}

interface ResolvedFacts {
  visibilityOf: (postId: string | null, viewerId: string) => PostVisibility | undefined;
  followsActor: (actorId: string | null, viewerId: string) => boolean;
  counts: Map<string, CountsRow>;
  unread: Map<string, number>;
}

function toPostEvent(sight: PostVisibility): LiveEvent | null {
  const { postId, authorId } = sight;
  const following = sight.follows ? (['following'] as const) : [];
  const forYou = sight.isPublic ? (['for-you'] as const) : [];
  const tabs = [...following, ...forYou];
  return sight.isUnmuted && tabs.length > 0 ? { type: 'post', postId, authorId, tabs } : null;
}

function toLiveEvent(row: EventRow, viewerId: string, known: ResolvedFacts): LiveEvent | null {
  if (row.kind === 'visibility') return row.subject === viewerId ? { type: 'visibility' } : null;
  if (row.kind === 'notification') {
    return row.subject === viewerId
      ? { type: 'notification', unread: known.unread.get(viewerId) ?? 0 }
      : null;
  }
  const sight = known.visibilityOf(row.subject, viewerId);
  if (!sight || row.kind === 'member-status') return null;
  const { postId, authorId, replyTo } = sight;
  if (row.kind === 'removed') return sight.isPublished ? null : { type: 'removed', postId };
  if (!sight.isPublished) return null;
  if (row.kind === 'post') return toPostEvent(sight);
  if (row.kind === 'edit') return { type: 'edit', postId };
  if (row.kind === 'repost') {
    const shown = known.followsActor(row.actor, viewerId) && !sight.follows && sight.isUnmuted;
    return shown ? { type: 'post', postId, authorId, tabs: ['following'] } : null;
  }
  if (row.kind === 'reply') {
    const parent = known.visibilityOf(replyTo, viewerId);
    return replyTo !== null && parent?.isPublished ? { type: 'reply', postId, replyTo, authorId } : null;
  }
  const counts = known.counts.get(postId);
  if (!counts) return null;
  const { id, revision, ...numbers } = counts;
  return { type: 'counts', postId: id, counts: numbers, revision };
}

/** What each of the viewers is told of these events, by what the policies say now; in the order of the events. */
export async function resolveDeliveries(
  db: Sql,
  all: readonly EventRow[],
  viewers: readonly string[],
): Promise<Delivery[]> {
  const rows = keepLatestPerSubject(all);
  if (rows.length === 0 || viewers.length === 0) return [];
  const ofPosts = rows.filter((row) => !['notification', 'member-status', 'visibility'].includes(row.kind));
  const subjects = new Set(ofPosts.map((row) => row.subject));
  const first = await readPostVisibilities(db, [...subjects], viewers);
  const parents = new Set(first.flatMap((sight) => sight.replyTo ?? []).filter((id) => !subjects.has(id)));
  const sights =
    parents.size > 0 ? [...first, ...(await readPostVisibilities(db, [...parents], viewers))] : first;
  const actors = new Set(rows.flatMap((row) => row.actor ?? []));
  const ties = actors.size > 0 ? await readFollowedActors(db, [...actors], viewers) : [];
  const told = new Set(rows.filter((row) => row.kind === 'notification').map((row) => row.subject));
  const present = viewers.filter((id) => told.has(id));
  const bySight = new Map(sights.map((sight) => [pairKey(sight.postId, sight.viewerId), sight]));
  const byTie = new Set(ties.map((tie) => pairKey(tie.actorId, tie.viewerId)));
  const known: ResolvedFacts = {
    visibilityOf: (postId, viewerId) => bySight.get(pairKey(postId ?? '', viewerId)),
    followsActor: (actorId, viewerId) => byTie.has(pairKey(actorId ?? '', viewerId)),
    counts: await readCounts(
      db,
      rows.filter((row) => row.kind === 'counts').map((row) => row.subject),
    ),
    unread: present.length > 0 ? await countUnread(db, present) : new Map(),
  };
  return rows.flatMap((row) =>
    viewers.flatMap((memberId): Delivery[] => {
      const event = toLiveEvent(row, memberId, known);
      return event ? [{ memberId, cursor: formatEventCursor(row), event }] : [];
    }),
  );
}
