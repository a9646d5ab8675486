import type { LiveEvent } from '@contract/live-event';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../../db/sql';
import { countOpenModeration } from '../../repos/moderation/moderation-queue';
import { countUnread } from '../../repos/notification/notification';
import type { Caller } from '../../repos/policies';
import { readPostFacts, readRelations } from '../audience';
import type { EventRow } from '../event-log';
import { isMessageEvent, readMessageDeliveries } from './message-deliveries';
import { isSpaceEvent, readSpaceDeliveries } from './space-deliveries';
import { formatEventCursor } from '../event-cursor';
import {
  countsEvent,
  isInAudience,
  membersOf,
  postEventFor,
  postReceivers,
  readBatchFacts,
} from './post-deliveries';
import type { Streams, Subscriber } from '../stream-index';

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
  'space-changed',
]);

const stateOf = ({ kind, subject, actor }: EventRow): string => `${kind} ${subject} ${actor ?? ''}`;

function keepLatestPerSubject(rows: readonly EventRow[]): EventRow[] {
  const last = new Map<string, EventRow>();
  for (const row of rows) last.set(stateOf(row), row);
  return rows.filter((row) => !STATEFUL.has(row.kind) || last.get(stateOf(row)) === row);
}

/** Goes to the members of a conversation or space. */
const isGroupEvent = (row: EventRow): boolean => isMessageEvent(row) || isSpaceEvent(row);

const isPostEvent = (row: EventRow): boolean =>
  !['notification', 'visibility', 'moderation'].includes(row.kind) && !isGroupEvent(row);

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
    const key = event.type === 'post' ? [...event.tabs, ...(event.lists ?? [])].join(' ') : event.type;
    const delivery = byText.get(key);
    if (delivery) delivery.to.push(subscriber);
    else byText.set(key, { cursor, event, to: [subscriber] });
  }
  return [...byText.values()];
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
    return isPostEvent(row) || isGroupEvent(row) || !isEmpty(streams.ofMember(row.subject));
  });
}

/** Applies the policies as of now; deliveries keep the order of the events. Streams that declare get counts apart. */
export async function resolveDeliveries(
  db: Sql,
  batch: readonly EventRow[],
  streams: Streams,
): Promise<Delivery[]> {
  const rows = withReceivers(
    keepLatestPerSubject(batch).filter(({ kind }) => kind !== 'member-status' && kind !== 'session-ended'),
    streams,
  );
  if (rows.length === 0) return [];
  const postRows = rows.filter(isPostEvent);
  const facts = await readBatchFacts(db, postRows, streams);
  const notified = [...new Set(rows.filter(({ kind }) => kind === 'notification').map((row) => row.subject))];
  const unread = notified.length > 0 ? await countUnread(db, notified) : new Map<string, number>();
  const open = rows.some(({ kind }) => kind === 'moderation') ? await countOpenModeration(db) : 0;
  const messageDeliveryOf = await readMessageDeliveries(db, rows);
  const spaceDeliveryOf = await readSpaceDeliveries(db, rows);
  return rows.flatMap((row): Delivery[] => {
    if (row.kind === 'moderation')
      return deliver(row, streams.moderators(), () => ({ type: 'moderation', open }));
    if (isGroupEvent(row)) {
      const found = isSpaceEvent(row) ? spaceDeliveryOf(row) : messageDeliveryOf(row);
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
    const to = postReceivers(row, post, streams, facts.relations);
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

/** The newest posts of members whose suspension, name or picture changed, for the streams that show them. */
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
