import type { Operation } from '@contract/operation';
import { SHARED_IDS, type HistoryWorld } from '../history-world';

/** Numbers that choose who does a step, and about what. */
export interface Choice {
  who: number;
  other: number;
  what: number;
  how: number;
}

export interface StepCall {
  uid: string;
  operation: Operation;
  input: { params?: Record<string, string>; body?: unknown };
}

export type Step = (world: HistoryWorld, choice: Choice) => StepCall | null;

export const pick = <T>(all: readonly T[], n: number): T | undefined => all[n % Math.max(all.length, 1)];

/** When a scheduled post is due: in an hour. */
export const soon = (): string => new Date(Date.now() + 3_600_000).toISOString();

export const WORDS = ['apple', 'pear', 'plum'] as const;

export const actorOf = ({ uids }: HistoryWorld, { who }: Choice): string => pick(uids, who) ?? '';
export const otherOf = ({ known }: HistoryWorld, { other }: Choice): string =>
  pick(known.members, other)?.handle ?? '';

/** A post text with one of three words, sometimes a tag or a mention. */
export function textOf(world: HistoryWorld, choice: Choice): string {
  const { how, what } = choice;
  const tags = how % 3 === 0 ? ` #${world.tag}${what % 2}` : '';
  const mention = how % 4 === 1 ? ` @${otherOf(world, choice)}` : '';
  return `history${world.tag} ${WORDS[what % 3]}${tags}${mention}`;
}

export const newPost = (world: HistoryWorld, choice: Choice) => ({
  text: textOf(world, choice),
  audience: choice.how % 5 === 4 ? 'followers' : 'public',
});

export const self =
  (operation: Operation, body?: (world: HistoryWorld, choice: Choice) => unknown): Step =>
  (world, choice) => ({
    uid: actorOf(world, choice),
    operation,
    input: body ? { body: body(world, choice) } : {},
  });

/** About one of the newest posts. */
export const onPost =
  (operation: Operation, body?: (world: HistoryWorld, choice: Choice) => unknown): Step =>
  (world, choice) => {
    const post = pick(world.known.posts, choice.what);
    if (!post) return null;
    return {
      uid: actorOf(world, choice),
      operation,
      input: { params: { postId: post.id }, ...(body && { body: body(world, choice) }) },
    };
  };

/** Takes back what a member has done. */
export const undo =
  (kind: 'likes' | 'reposts' | 'follows', param: 'postId' | 'handle', operation: Operation): Step =>
  (world, { what }) => {
    const done = pick(world.known[kind], what);
    return done ? { uid: done.uid, operation, input: { params: { [param]: done.id } } } : null;
  };

/** Mostly by the author of the post or message. */
export const byAuthor =
  (kind: 'posts' | 'messages', step: Step): Step =>
  (world, choice) => {
    const call = step(world, choice);
    const author = pick(world.known[kind], choice.what)?.uid;
    return call && choice.how % 6 > 0 && author !== undefined ? { ...call, uid: author } : call;
  };

export const onMember =
  (operation: Operation, body?: (world: HistoryWorld, choice: Choice) => unknown): Step =>
  (world, choice) => ({
    uid: actorOf(world, choice),
    operation,
    input: { params: { handle: otherOf(world, choice) }, ...(body && { body: body(world, choice) }) },
  });

export const on =
  (
    kind: 'scheduled' | 'words' | 'reports' | 'appeals' | 'conversations' | 'messages' | 'polls',
    param: string,
    operation: Operation,
    body?: (world: HistoryWorld, choice: Choice) => unknown,
  ): Step =>
  (world, choice) => {
    const found = pick<string | { id: string }>(world.known[kind], choice.what);
    if (found === undefined) return null;
    const id = typeof found === 'string' ? found : found.id;
    return {
      uid: actorOf(world, choice),
      operation,
      input: {
        params: {
          [param]: id,
          ...(operation.path.includes('{handle}') && { handle: otherOf(world, choice) }),
        },
        ...(body && { body: body(world, choice) }),
      },
    };
  };

export const byModerator =
  (step: Step): Step =>
  (world, choice) => {
    const call = step(world, choice);
    return call && { ...call, uid: pick(world.moderators, choice.who) ?? '' };
  };

/** An id of the member's own, or one of two that all share. */
export const ownId = (world: HistoryWorld, { who }: Choice): string =>
  world.ids[SHARED_IDS + (who % world.uids.length)] ?? '';
export const sharedId = (world: HistoryWorld, { how }: Choice): string => world.ids[how % SHARED_IDS] ?? '';

export const withId =
  (
    param: string,
    idOf: (world: HistoryWorld, choice: Choice) => string,
    operation: Operation,
    body?: (world: HistoryWorld, choice: Choice) => unknown,
  ): Step =>
  (world, choice) => ({
    uid: actorOf(world, choice),
    operation,
    input: {
      params: {
        [param]: idOf(world, choice),
        ...(operation.path.includes('{handle}') && { handle: otherOf(world, choice) }),
      },
      ...(body && { body: body(world, choice) }),
    },
  });
