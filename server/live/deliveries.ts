import type { LiveEvent } from '@contract/live-event';
import { PostCounts } from '@contract/post';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idList, queryRows, type Sql } from '../db/sql';
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

/** One event for one viewer; `cursor` is where the stream resumes. */
export interface Delivery {
  memberId: string;
  cursor: string;
  event: LiveEvent;
}

const PostVisibility = z.object({
  postId: z.string(),
  viewerId: z.string(),
  authorId: z.string(),
  replyTo: z.nullable(z.string()),
  isPublic: z.boolean(),
  isPublished: z.boolean(),
  isUnmuted: z.boolean(),
  follows: z.boolean(),
});
type PostVisibility = z.infer<typeof PostVisibility>;

const FollowedActor = z.object({ actorId: z.string(), viewerId: z.string() });

const CountsRow = z.extend(PostCounts, { id: z.string(), revision: z.int() });
type CountsRow = z.infer<typeof CountsRow>;

const viewer: Viewer = { id: sql`v.id`, moderator: false };
const pairKey = (a: string, b: string): string => `${a} ${b}`;

/** Pairs of post and viewer where the viewer may read the post, or could before its removal. */
const readPostVisibilities = (db: Sql, postIds: readonly string[], viewers: readonly string[]) =>
  queryRows(
    db,
    PostVisibility,
    sql`SELECT p.id AS "postId", v.id AS "viewerId", p.author_id AS "authorId", p.reply_to AS "replyTo",
          p.audience = 'public' AS "isPublic", ${isPublished(viewer, sql`p`)} AS "isPublished",
          (${notMuted(viewer, sql`p.author_id`)} AND ${withoutMutedWords(viewer, sql`p`)}) AS "isUnmuted",
          p.author_id = v.id OR EXISTS (
            SELECT 1 FROM follows f WHERE f.member_id = v.id AND f.target_id = p.author_id) AS follows
        FROM posts p CROSS JOIN unnest(${idList(viewers)}) AS v (id)
        WHERE p.id = ANY(${idList(postIds)}) AND ${inAudience(viewer, sql`p`)} AND ${notBlocked(viewer, sql`p.author_id`)}`,
  );

/** Pairs of actor and viewer where the viewer's Following tab shows reposts of the actor. */
const readFollowedActors = (db: Sql, actorIds: readonly string[], viewers: readonly string[]) =>
  queryRows(
    db,
    FollowedActor,
    sql`SELECT a.id AS "actorId", v.id AS "viewerId"
        FROM unnest(${idList(actorIds)}) AS a (id) CROSS JOIN unnest(${idList(viewers)}) AS v (id)
        WHERE (a.id = v.id OR EXISTS (SELECT 1 FROM follows f WHERE f.member_id = v.id AND f.target_id = a.id))
          AND ${notBlocked(viewer, sql`a.id`)} AND ${notMuted(viewer, sql`a.id`)}`,
  );

async function readCounts(db: Sql, ids: readonly string[]): Promise<Map<string, CountsRow>> {
  const rows = await queryRows(
    db,
    CountsRow,
    sql`SELECT id, reply_count AS replies, repost_count AS reposts, like_count AS likes, quote_count AS quotes,
          revision::float8 AS revision FROM posts WHERE id = ANY(${idList(ids)})`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Events of these kinds carry the current state, so only the last one per subject matters. */
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

function toPostEvent(visibility: PostVisibility): LiveEvent | null {
  const { postId, authorId, follows, isPublic, isUnmuted } = visibility;
  const following = follows ? (['following'] as const) : [];
  const forYou = isPublic ? (['for-you'] as const) : [];
  const tabs = [...following, ...forYou];
  return isUnmuted && tabs.length > 0 ? { type: 'post', postId, authorId, tabs } : null;
}

function toLiveEvent(row: EventRow, viewerId: string, known: ResolvedFacts): LiveEvent | null {
  if (row.kind === 'visibility') return row.subject === viewerId ? { type: 'visibility' } : null;
  if (row.kind === 'notification') {
    return row.subject === viewerId
      ? { type: 'notification', unread: known.unread.get(viewerId) ?? 0 }
      : null;
  }
  const visibility = known.visibilityOf(row.subject, viewerId);
  if (!visibility || row.kind === 'member-status') return null;
  const { postId, authorId, replyTo } = visibility;
  if (row.kind === 'removed') return visibility.isPublished ? null : { type: 'removed', postId };
  if (!visibility.isPublished) return null;
  if (row.kind === 'post') return toPostEvent(visibility);
  if (row.kind === 'edit') return { type: 'edit', postId };
  if (row.kind === 'repost') {
    const shown = known.followsActor(row.actor, viewerId) && !visibility.follows && visibility.isUnmuted;
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

/** Applies the policies as of now; deliveries keep the order of the events. */
export async function resolveDeliveries(
  db: Sql,
  batch: readonly EventRow[],
  viewers: readonly string[],
): Promise<Delivery[]> {
  const rows = keepLatestPerSubject(batch);
  if (rows.length === 0 || viewers.length === 0) return [];
  const postEvents = rows.filter(
    (row) => !['notification', 'member-status', 'visibility'].includes(row.kind),
  );
  const subjects = new Set(postEvents.map((row) => row.subject));
  const direct = await readPostVisibilities(db, [...subjects], viewers);
  const parents = new Set(
    direct.flatMap((visibility) => visibility.replyTo ?? []).filter((id) => !subjects.has(id)),
  );
  const visibilities =
    parents.size > 0 ? [...direct, ...(await readPostVisibilities(db, [...parents], viewers))] : direct;
  const actors = new Set(rows.flatMap((row) => row.actor ?? []));
  const followedActors = actors.size > 0 ? await readFollowedActors(db, [...actors], viewers) : [];
  const notified = new Set(rows.filter((row) => row.kind === 'notification').map((row) => row.subject));
  const receivers = viewers.filter((id) => notified.has(id));
  const byPostAndViewer = new Map(visibilities.map((each) => [pairKey(each.postId, each.viewerId), each]));
  const followedPairs = new Set(followedActors.map((each) => pairKey(each.actorId, each.viewerId)));
  const known: ResolvedFacts = {
    visibilityOf: (postId, viewerId) => byPostAndViewer.get(pairKey(postId ?? '', viewerId)),
    followsActor: (actorId, viewerId) => followedPairs.has(pairKey(actorId ?? '', viewerId)),
    counts: await readCounts(
      db,
      rows.filter((row) => row.kind === 'counts').map((row) => row.subject),
    ),
    unread: receivers.length > 0 ? await countUnread(db, receivers) : new Map(),
  };
  return rows.flatMap((row) =>
    viewers.flatMap((memberId): Delivery[] => {
      const event = toLiveEvent(row, memberId, known);
      return event ? [{ memberId, cursor: formatEventCursor(row), event }] : [];
    }),
  );
}
