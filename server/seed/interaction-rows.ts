import type * as schema from '../db/schema';
import { makeId } from '../db/id';
import { groupKey, type NewNotification } from '../repos/notification/notify';
import { seedMembers } from './members';
import type { Random } from './random';
import type { PostRow, PostRowSet } from './post-rows';

const DAY = 86_400_000;

type Row<T extends keyof typeof schema> = (typeof schema)[T]['$inferInsert'];

/** Who follows whom, and what they did with the posts, as rows. */
export interface InteractionRowSet {
  follows: Row<'follows'>[];
  likes: Row<'likes'>[];
  reposts: Row<'reposts'>[];
  bookmarks: Row<'bookmarks'>[];
  notifications: Row<'notifications'>[];
}

/** The three who can sign in know each other; Ines is told of what happens to her. */
const DEMO_MEMBERS = ['ines', 'ada', 'rui'];

function buildFollows(now: Date, chance: Random, idOf: (handle: string) => string): Row<'follows'>[] {
  const follows: Row<'follows'>[] = [];
  for (const { handle } of seedMembers) {
    const wanted = DEMO_MEMBERS.includes(handle) ? 22 : chance.between(8, 18);
    const known = seedMembers.flatMap((other) =>
      other.handle === handle ? [] : [{ handle: other.handle, key: chance.next() ** (1 / other.popularity) }],
    );
    const chosen = known
      .toSorted((a, b) => b.key - a.key)
      .slice(0, wanted)
      .map((other) => other.handle);
    const always = DEMO_MEMBERS.includes(handle) ? DEMO_MEMBERS.filter((other) => other !== handle) : [];
    for (const other of new Set([...always, ...chosen])) {
      const createdAt = new Date(now.getTime() - chance.between(1, 29) * DAY - chance.between(0, DAY / 2));
      follows.push({ memberId: idOf(handle), targetId: idOf(other), createdAt });
    }
  }
  return follows;
}

/** What the members did with what was said. */
export function buildInteractionRows(
  now: Date,
  chance: Random,
  said: PostRowSet,
  idOf: (handle: string) => string,
): InteractionRowSet {
  const ties: InteractionRowSet = {
    follows: buildFollows(now, chance, idOf),
    likes: [],
    reposts: [],
    bookmarks: [],
    notifications: [],
  };
  const ids = seedMembers.map(({ handle }) => idOf(handle));
  const knownOf = new Map(seedMembers.map(({ handle, popularity: known }) => [idOf(handle), known]));
  const later = (at: Date): Date =>
    new Date(Math.round(at.getTime() + (now.getTime() - at.getTime()) * chance.next() ** 4));

  const tell = (notice: NewNotification, at: Date): void => {
    if (notice.to === notice.actor || !DEMO_MEMBERS.some((handle) => idOf(handle) === notice.to)) return;
    const { to: memberId, kind, actor: actorId, postId } = notice;
    ties.notifications.push({
      id: makeId(at),
      memberId,
      kind,
      actorId,
      postId,
      groupKey: groupKey(notice, at),
      at,
    });
  };

  const mark = (post: PostRow): void => {
    const { id: postId, authorId: to } = post;
    const others = ids.filter((id) => id !== to);
    const warmth = (knownOf.get(to) ?? 5) * (post.replyTo ? 0.35 : 1.6);
    for (const actor of chance.some(others, Math.round(warmth * chance.next() * 1.5))) {
      const createdAt = later(post.createdAt);
      ties.likes.push({ memberId: actor, postId, createdAt });
      tell({ to, kind: 'like', actor, postId }, createdAt);
    }
    if (post.replyTo || post.audience === 'followers') return;
    for (const actor of chance.some(others, Math.round(4 * chance.next() ** 2))) {
      const createdAt = later(post.createdAt);
      ties.reposts.push({ id: makeId(createdAt), memberId: actor, postId, createdAt });
      tell({ to, kind: 'repost', actor, postId }, createdAt);
    }
  };

  const byId = new Map(said.posts.map((post) => [post.id, post]));
  for (const post of said.posts) {
    mark(post);
    const notice = { actor: post.authorId, postId: post.id };
    const parent = byId.get(post.replyTo ?? '');
    const quoted = byId.get(post.quoteOf ?? '');
    if (parent) tell({ ...notice, to: parent.authorId, kind: 'reply' }, post.createdAt);
    if (quoted) tell({ ...notice, to: quoted.authorId, kind: 'quote' }, post.createdAt);
    for (const { memberId } of said.mentions.filter(({ postId }) => postId === post.id)) {
      if (memberId !== parent?.authorId) tell({ ...notice, to: memberId, kind: 'mention' }, post.createdAt);
    }
  }
  for (const { memberId, targetId, createdAt } of ties.follows) {
    tell({ to: targetId, kind: 'follow', actor: memberId, postId: null }, createdAt);
  }
  for (const handle of DEMO_MEMBERS) {
    for (const post of chance.some(
      said.posts.filter(({ replyTo }) => !replyTo),
      7,
    )) {
      ties.bookmarks.push({ memberId: idOf(handle), postId: post.id, createdAt: later(post.createdAt) });
    }
  }
  return ties;
}
