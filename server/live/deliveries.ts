import type { FeedTab } from '@contract/feed';
import type { LiveEvent } from '@contract/live-event';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../db/sql';
import { countOpenModeration } from '../repos/moderation/moderation-queue';
import { countUnread } from '../repos/notification/notification';
import type { Caller } from '../repos/policies';
import { readPostFacts, readRelations, type PostFacts, type Relations } from './audience';
import type { EventRow } from './event-log';
import { isMessageEvent, readMessageDeliveries } from './message-deliveries';
import { formatEventCursor } from './event-cursor';
import type { Streams, Subscriber } from './stream-index';

/** One event for all streams that get the same text; `cursor` is where they resume, null for an event without a place. */
export interface Delivery {
  cursor: string | null;
  event: LiveEvent;
  to: Subscriber[];
}

/** Events of these kinds carry the current state, so only the last one per subject matters. */
const STATEFUL: ReadonlySet<EventRow['kind']> = new Set([
  'counts',
  'edit',
  'notification',
  'visibility',
  'moderation',
  'message',
  'conversation',
  'message-read',
]);

const stateOf = ({ kind, subject, actor }: EventRow): string => `${kind} ${subject} ${actor ?? ''}`;

function keepLatestPerSubject(rows: readonly EventRow[]): EventRow[] {
  const last = new Map<string, EventRow>();
  for (const row of rows) last.set(stateOf(row), row);
  return rows.filter((row) => !STATEFUL.has(row.kind) || last.get(stateOf(row)) === row);
}

const isFeedEvent = ({ kind }: EventRow): boolean => kind === 'post' || kind === 'repost';
const isPostEvent = (row: EventRow): boolean =>
  !['notification', 'member-status', 'visibility', 'moderation'].includes(row.kind) && !isMessageEvent(row);

const countsEvent = ({ id, revision, replies, reposts, likes, quotes }: PostFacts): LiveEvent => ({
  type: 'counts',
  postId: id,
  counts: { replies, reposts, likes, quotes },
  revision,
});

/** May read the post, or could before its removal. */
const isInAudience = (post: PostFacts, viewerId: string, known: Relations): boolean =>
  !post.isSuspended &&
  !known.isBlocked(viewerId, post.authorId) &&
  (post.isPublic || known.follows(viewerId, post.authorId));

/** Streams besides those of followers that an event may reach. */
function* candidatesOf(row: EventRow, post: PostFacts, streams: Streams): Generator<Subscriber> {
  if (row.kind === 'repost') return;
  if (row.kind === 'counts') {
    for (const each of streams.undeclared()) if (!each.declares) yield each;
    return;
  }
  yield* streams.undeclared();
  if (row.kind === 'post') yield* streams.forYou();
  else if (row.kind === 'reply') {
    yield* streams.onPost(post.replyTo ?? '');
    if (post.rootId !== post.replyTo) yield* streams.onPost(post.rootId ?? '');
  } else yield* streams.onPost(post.id);
}

interface BatchFacts {
  posts: Map<string, PostFacts>;
  relations: Relations;
}

function feedTabs(row: EventRow, post: PostFacts, viewerId: string, known: Relations): FeedTab[] {
  if (known.mutes(viewerId, post.authorId) || known.mutesWordsOf(viewerId, post.id)) return [];
  const follows = known.follows(viewerId, post.authorId);
  if (row.kind === 'post') {
    return [...(follows ? (['following'] as const) : []), ...(post.isPublic ? (['for-you'] as const) : [])];
  }
  const actor = row.actor ?? '';
  const shown =
    known.follows(viewerId, actor) && !known.isBlocked(viewerId, actor) && !known.mutes(viewerId, actor);
  return shown && !follows ? ['following'] : [];
}

/** Author and moderators still see a post that moderators have hidden. */
const isStillSeenBy = (post: PostFacts, viewer: Caller): boolean =>
  !post.isDeleted && (viewer.moderator || viewer.id === post.authorId);

/** The event of one row for one viewer, without feed tabs; null when the viewer gets nothing. */
function postEventFor(row: EventRow, post: PostFacts, viewer: Caller, facts: BatchFacts): LiveEvent | null {
  const { id: postId, authorId, replyTo } = post;
  const { id: viewerId } = viewer;
  if (!isInAudience(post, viewerId, facts.relations)) return null;
  if (row.kind === 'removed')
    return post.isPublished ? null : { type: isStillSeenBy(post, viewer) ? 'edit' : 'removed', postId };
  if (!post.isPublished) return null;
  if (row.kind === 'edit') return { type: 'edit', postId };
  if (row.kind === 'counts') return countsEvent(post);
  if (row.kind === 'reply') {
    const parent = facts.posts.get(replyTo ?? '');
    const isShown = parent?.isPublished && isInAudience(parent, viewerId, facts.relations);
    return isShown && replyTo !== null ? { type: 'reply', postId, replyTo, authorId } : null;
  }
  const tabs = feedTabs(row, post, viewerId, facts.relations);
  return tabs.length > 0 ? { type: 'post', postId, authorId, tabs } : null;
}

/** Most viewers of one event share a text: group the streams by it. */
function deliver(
  row: EventRow,
  to: Iterable<Subscriber>,
  eventFor: (viewer: Caller) => LiveEvent | null,
): Delivery[] {
  const byText = new Map<string, Delivery>();
  const cursor = formatEventCursor(row);
  for (const subscriber of new Set(to)) {
    const event = eventFor(subscriber.me);
    if (!event) continue;
    const key = event.type === 'post' ? event.tabs.join(' ') : event.type;
    const delivery = byText.get(key);
    if (delivery) delivery.to.push(subscriber);
    else byText.set(key, { cursor, event, to: [subscriber] });
  }
  return [...byText.values()];
}

const membersOf = (subscribers: Iterable<Subscriber>): string[] => [
  ...new Set(Array.from(subscribers, ({ me }) => me.id)),
];

function* followerStreams(
  row: EventRow,
  post: PostFacts,
  streams: Streams,
  known: Relations,
): Generator<Subscriber> {
  if (!isFeedEvent(row)) return;
  const author = row.kind === 'repost' ? (row.actor ?? '') : post.authorId;
  for (const id of known.followersOf(author)) yield* streams.ofMember(id);
}

async function readBatchFacts(db: Sql, rows: readonly EventRow[], streams: Streams): Promise<BatchFacts> {
  const posts = await readPostFacts(db, [...new Set(rows.map((row) => row.subject))]);
  const parents = rows.flatMap((row) => (row.kind === 'reply' && posts.get(row.subject)?.replyTo) || []);
  for (const [id, parent] of await readPostFacts(db, [...new Set(parents.filter((id) => !posts.has(id)))]))
    posts.set(id, parent);
  const feed = rows.filter(isFeedEvent);
  const viewers =
    feed.length > 0
      ? streams.memberIds()
      : membersOf(
          rows.flatMap((row) => {
            const post = posts.get(row.subject);
            return post ? [...candidatesOf(row, post, streams)] : [];
          }),
        );
  const authors = new Set([...posts.values()].map((post) => post.authorId));
  for (const { actor } of feed) if (actor !== null) authors.add(actor);
  const feedPosts = [...new Set(feed.map((row) => row.subject))];
  return { posts, relations: await readRelations(db, { viewers, authors: [...authors], feedPosts }) };
}

const isEmpty = (subscribers: Iterable<Subscriber>): boolean => {
  for (const _ of subscribers) return false;
  return true;
};

const hasLegacyStreams = (streams: Streams): boolean => {
  for (const { declares } of streams.undeclared()) if (!declares) return true;
  return false;
};

/** Rows that a stream may get; feed events may reach any follower. */
function withReceivers(rows: readonly EventRow[], streams: Streams): EventRow[] {
  const sendsCounts = hasLegacyStreams(streams);
  return rows.filter((row) => {
    if (row.kind === 'counts') return sendsCounts;
    if (row.kind === 'moderation') return !isEmpty(streams.moderators());
    return isPostEvent(row) || isMessageEvent(row) || !isEmpty(streams.ofMember(row.subject));
  });
}

/** Applies the policies as of now; deliveries keep the order of the events. Streams that declare get counts apart. */
export async function resolveDeliveries(
  db: Sql,
  batch: readonly EventRow[],
  streams: Streams,
): Promise<Delivery[]> {
  const rows = withReceivers(
    keepLatestPerSubject(batch).filter(({ kind }) => kind !== 'member-status'),
    streams,
  );
  if (rows.length === 0) return [];
  const postRows = rows.filter(isPostEvent);
  const facts = await readBatchFacts(db, postRows, streams);
  const notified = [...new Set(rows.filter(({ kind }) => kind === 'notification').map((row) => row.subject))];
  const unread = notified.length > 0 ? await countUnread(db, notified) : new Map<string, number>();
  const open = rows.some(({ kind }) => kind === 'moderation') ? await countOpenModeration(db) : 0;
  const messageDeliveryOf = await readMessageDeliveries(db, rows);
  return rows.flatMap((row): Delivery[] => {
    if (row.kind === 'moderation')
      return deliver(row, streams.moderators(), () => ({ type: 'moderation', open }));
    if (isMessageEvent(row)) {
      const found = messageDeliveryOf(row);
      const to = (found?.memberIds ?? []).flatMap((id) => [...streams.ofMember(id)]);
      return found && to.length > 0 ? [{ cursor: formatEventCursor(row), event: found.event, to }] : [];
    }
    if (row.kind === 'visibility')
      return deliver(row, streams.ofMember(row.subject), () => ({ type: 'visibility' }));
    if (row.kind === 'notification')
      return deliver(row, streams.ofMember(row.subject), ({ id }) => ({
        type: 'notification',
        unread: unread.get(id) ?? 0,
      }));
    const post = facts.posts.get(row.subject);
    if (!post) return [];
    const to = [...followerStreams(row, post, streams, facts.relations), ...candidatesOf(row, post, streams)];
    return deliver(row, to, (viewer) => postEventFor(row, post, viewer, facts));
  });
}

/** Counts of posts for the streams that have them on screen. */
export async function resolveCounts(
  db: Sql,
  postIds: readonly string[],
  streams: Streams,
): Promise<Delivery[]> {
  const watched = postIds.filter((id) => !isEmpty(streams.onPost(id)));
  if (watched.length === 0) return [];
  const posts = await readPostFacts(db, watched);
  const viewers = membersOf(watched.flatMap((id) => [...streams.onPost(id)]));
  const authors = [...new Set([...posts.values()].map((post) => post.authorId))];
  const relations = await readRelations(db, { viewers, authors, feedPosts: [] });
  return [...posts.values()].flatMap((post): Delivery[] => {
    const to = [...streams.onPost(post.id)].filter(({ me }) => isInAudience(post, me.id, relations));
    return post.isPublished && to.length > 0 ? [{ cursor: null, event: countsEvent(post), to }] : [];
  });
}

const STATUS_POSTS = 1000;

/** The newest posts of members who were suspended or whose suspension ended, for the streams that show them. */
export async function resolveMemberStatus(
  db: Sql,
  rows: readonly EventRow[],
  streams: Streams,
): Promise<Delivery[]> {
  const deliveries: Delivery[] = [];
  for (const row of rows) {
    if (row.kind !== 'member-status') continue;
    const ids = await queryRows(
      db,
      z.object({ id: z.string() }),
      sql`SELECT p.id FROM posts p WHERE p.author_id = ${row.subject} AND p.deleted_at IS NULL
          ORDER BY p.created_at DESC, p.id DESC LIMIT ${STATUS_POSTS}`,
    );
    const shown = ids.map(({ id }) => id).filter((id) => !isEmpty(streams.onPost(id)));
    for (const { id: postId, isSuspended } of (await readPostFacts(db, shown)).values()) {
      const event: LiveEvent = { type: isSuspended ? 'removed' : 'edit', postId };
      deliveries.push({ cursor: formatEventCursor(row), event, to: [...streams.onPost(postId)] });
    }
  }
  return deliveries;
}
