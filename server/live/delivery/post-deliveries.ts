import type { FeedTab } from '@contract/feed/feed';
import type { LiveEvent } from '@contract/live-event';
import type { Sql } from '../../db/sql';
import type { Caller } from '../../repos/policies';
import { readPostFacts, readRelations, type PostFacts, type Relations } from '../audience';
import type { EventRow } from '../event-log';
import { liveCountsOf } from '../live-counts';
import type { Streams, Subscriber } from '../stream-index';

const isFeedEvent = ({ kind }: EventRow): boolean => kind === 'post' || kind === 'repost';

export const countsEvent = (post: PostFacts): LiveEvent => ({
  type: 'counts',
  postId: post.id,
  counts: liveCountsOf(post),
  revision: post.revision,
});

/** May read the post, or could before its removal. */
export const isInAudience = (post: PostFacts, viewerId: string, known: Relations): boolean =>
  !post.isSuspended &&
  !known.isBlocked(viewerId, post.authorId) &&
  (post.isPublic || known.follows(viewerId, post.authorId));

/** Streams besides those of followers and owners of lists that an event may reach. */
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

/** The viewer's lists that show the post: those of the reposter unless they have the author as well. */
function listsWith(row: EventRow, post: PostFacts, viewerId: string, known: Relations): string[] {
  const ofAuthor = known.listsOf(viewerId, post.authorId);
  if (known.mutes(viewerId, post.authorId) || known.mutesWordsOf(viewerId, post.id)) return [];
  if (row.kind === 'post') return [...ofAuthor];
  const actor = row.actor ?? '';
  if (known.isBlocked(viewerId, actor) || known.mutes(viewerId, actor)) return [];
  return [...known.listsOf(viewerId, actor)].filter((id) => !ofAuthor.has(id));
}

/** Author and moderators still see a post that moderators have hidden. */
const isStillSeenBy = (post: PostFacts, viewer: Caller): boolean =>
  !post.isDeleted && (viewer.moderator || viewer.id === post.authorId);

/** The event of one row for one viewer, without feed tabs; null when the viewer gets nothing. */
export function postEventFor(
  row: EventRow,
  post: PostFacts,
  viewer: Caller,
  facts: BatchFacts,
): LiveEvent | null {
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
  const lists = listsWith(row, post, viewerId, facts.relations);
  if (tabs.length + lists.length === 0) return null;
  return { type: 'post', postId, authorId, tabs, ...(lists.length > 0 && { lists }) };
}

export const membersOf = (subscribers: Iterable<Subscriber>): string[] => [
  ...new Set(Array.from(subscribers, ({ me }) => me.id)),
];

function* readerStreams(
  row: EventRow,
  post: PostFacts,
  streams: Streams,
  known: Relations,
): Generator<Subscriber> {
  if (!isFeedEvent(row)) return;
  const author = row.kind === 'repost' ? (row.actor ?? '') : post.authorId;
  for (const id of known.followersOf(author)) yield* streams.ofMember(id);
  for (const id of known.listOwnersOf(author)) yield* streams.ofMember(id);
}

export async function readBatchFacts(
  db: Sql,
  rows: readonly EventRow[],
  streams: Streams,
): Promise<BatchFacts> {
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

/** Streams that an event of a post may reach; some twice. */
export const postReceivers = (
  row: EventRow,
  post: PostFacts,
  streams: Streams,
  known: Relations,
): Subscriber[] => [...readerStreams(row, post, streams, known), ...candidatesOf(row, post, streams)];
