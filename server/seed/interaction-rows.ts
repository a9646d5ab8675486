import type * as memberSchema from '../db/schema/member';
import type * as markSchema from '../db/schema/mark';
import type * as relationshipSchema from '../db/schema/relationship';
import { makeId } from '../db/id';
import { groupKey, type NewNotification } from '../repos/notification/notify';
import { seedMembers } from './members';
import type { Random } from './random';
import type { PostRow, PostRowSet } from './post-rows';

const DAY = 86_400_000;

type FollowRow = typeof relationshipSchema.follows.$inferInsert;

export interface InteractionRowSet {
  follows: FollowRow[];
  /** Unanswered. */
  followRequests: FollowRow[];
  likes: (typeof markSchema.likes.$inferInsert)[];
  reposts: (typeof markSchema.reposts.$inferInsert)[];
  bookmarks: (typeof markSchema.bookmarks.$inferInsert)[];
  notifications: (typeof memberSchema.notifications.$inferInsert)[];
}

/** They follow each other, and only they have notifications. */
const DEMO_MEMBERS = ['ines', 'ada', 'rui'];

function buildFollows(now: Date, random: Random, idOf: (handle: string) => string): FollowRow[] {
  const follows: FollowRow[] = [];
  for (const { handle } of seedMembers) {
    const wanted = DEMO_MEMBERS.includes(handle) ? 22 : random.between(8, 18);
    const known = seedMembers.flatMap((other) =>
      other.handle === handle ? [] : [{ handle: other.handle, key: random.next() ** (1 / other.popularity) }],
    );
    const chosen = known
      .toSorted((a, b) => b.key - a.key)
      .slice(0, wanted)
      .map((other) => other.handle);
    const always = DEMO_MEMBERS.includes(handle) ? DEMO_MEMBERS.filter((other) => other !== handle) : [];
    for (const other of new Set([...always, ...chosen])) {
      const createdAt = new Date(now.getTime() - random.between(1, 29) * DAY - random.between(0, DAY / 2));
      follows.push({ memberId: idOf(handle), targetId: idOf(other), createdAt });
    }
  }
  return follows;
}

/** Two members ask each member who approves followers. */
function buildFollowRequests(
  now: Date,
  follows: readonly FollowRow[],
  idOf: (handle: string) => string,
): FollowRow[] {
  const known = new Set(follows.map(({ memberId, targetId }) => `${memberId} ${targetId}`));
  const approvers = seedMembers.filter(({ approvesFollowers }) => approvesFollowers);
  return approvers.flatMap(({ handle }, index) => {
    const targetId = idOf(handle);
    const strangers = seedMembers
      .map((other) => idOf(other.handle))
      .filter((id) => id !== targetId && !known.has(`${id} ${targetId}`));
    return strangers.slice(-2).map((memberId, at) => ({
      memberId,
      targetId,
      createdAt: new Date(now.getTime() - (index * 3 + at * 5 + 2) * (DAY / 24)),
    }));
  });
}

export function buildInteractionRows(
  now: Date,
  random: Random,
  content: PostRowSet,
  idOf: (handle: string) => string,
): InteractionRowSet {
  const follows = buildFollows(now, random, idOf);
  const rows: InteractionRowSet = {
    follows,
    followRequests: buildFollowRequests(now, follows, idOf),
    likes: [],
    reposts: [],
    bookmarks: [],
    notifications: [],
  };
  const ids = seedMembers.map(({ handle }) => idOf(handle));
  const popularityOf = new Map(seedMembers.map(({ handle, popularity }) => [idOf(handle), popularity]));
  const later = (at: Date): Date =>
    new Date(Math.round(at.getTime() + (now.getTime() - at.getTime()) * random.next() ** 4));

  // Days are counted back from now, so that the groups do not depend on the hour of the seed.
  const dayOf = (at: Date): Date =>
    new Date(now.getTime() - Math.floor((now.getTime() - at.getTime()) / DAY) * DAY);

  const notify = (notification: NewNotification, at: Date): void => {
    if (
      notification.to === notification.actor ||
      !DEMO_MEMBERS.some((handle) => idOf(handle) === notification.to)
    )
      return;
    const { to: memberId, kind, actor: actorId, postId } = notification;
    rows.notifications.push({
      id: makeId(at),
      memberId,
      kind,
      actorId,
      postId,
      groupKey: groupKey(notification, dayOf(at)),
      at,
    });
  };

  const addLikesAndReposts = (post: PostRow): void => {
    const { id: postId, authorId: to } = post;
    const others = ids.filter((id) => id !== to);
    const attention = (popularityOf.get(to) ?? 5) * (post.replyTo ? 0.35 : 1.6);
    for (const actor of random.some(others, Math.round(attention * random.next() * 1.5))) {
      const createdAt = later(post.createdAt);
      rows.likes.push({ memberId: actor, postId, createdAt });
      notify({ to, kind: 'like', actor, postId }, createdAt);
    }
    if (post.replyTo || post.audience === 'followers') return;
    for (const actor of random.some(others, Math.round(4 * random.next() ** 2))) {
      const createdAt = later(post.createdAt);
      rows.reposts.push({ id: makeId(createdAt), memberId: actor, postId, createdAt });
      notify({ to, kind: 'repost', actor, postId }, createdAt);
    }
  };

  const byId = new Map(content.posts.map((post) => [post.id, post]));
  for (const post of content.posts) {
    addLikesAndReposts(post);
    const notification = { actor: post.authorId, postId: post.id };
    const parent = byId.get(post.replyTo ?? '');
    const quoted = byId.get(post.quoteOf ?? '');
    if (parent) notify({ ...notification, to: parent.authorId, kind: 'reply' }, post.createdAt);
    if (quoted) notify({ ...notification, to: quoted.authorId, kind: 'quote' }, post.createdAt);
    for (const { memberId } of content.mentions.filter(({ postId }) => postId === post.id)) {
      if (memberId !== parent?.authorId)
        notify({ ...notification, to: memberId, kind: 'mention' }, post.createdAt);
    }
  }
  for (const { memberId, targetId, createdAt } of rows.follows) {
    notify({ to: targetId, kind: 'follow', actor: memberId, postId: null }, createdAt);
  }
  for (const { memberId, targetId, createdAt } of rows.followRequests) {
    notify({ to: targetId, kind: 'request', actor: memberId, postId: null }, createdAt);
  }
  for (const handle of DEMO_MEMBERS) {
    for (const post of random.some(
      content.posts.filter(({ replyTo }) => !replyTo),
      7,
    )) {
      rows.bookmarks.push({ memberId: idOf(handle), postId: post.id, createdAt: later(post.createdAt) });
    }
  }
  return rows;
}
