import {
  getPublicMember,
  getPublicPost,
  getPublicThread,
  listPublicMemberPosts,
  listPublicTagPosts,
  readPublicSquare,
} from '@contract/public';
import { expectedParts, partsOf } from './expected-post-parts';
import type { FactPost, Facts } from '../facts/history-facts';
import type { HistoryWorld } from '../history-world';
import { type Comparison, idsOf, REFUSED, walk } from './list-comparison';

const VISITOR = '';

interface Visit {
  world: HistoryWorld;
  facts: Facts;
  posts: readonly FactPost[];
}

/** What someone who is not signed in may read; `some` posts are looked at one by one. */
export function expectedPublic({ world, facts, posts }: Visit, some: readonly FactPost[]): Comparison[] {
  const { call, tag } = world;
  const open = facts.members.filter(({ active, visitable }) => active && visitable);
  const authors = new Set(idsOf(open));
  const reads = (post: FactPost): boolean =>
    !post.deleted && !post.hidden && !post.followersOnly && authors.has(post.author);
  const readable = posts.filter(reads);
  const parts = (post: FactPost): string => expectedParts({ facts, reads }, post);
  const isBelow = (post: FactPost, root: string): boolean => {
    const parent = facts.posts.find(({ id }) => id === post.replyTo);
    return parent !== undefined && (parent.id === root || isBelow(parent, root));
  };
  return [
    {
      name: 'square',
      ranked: true,
      expected: idsOf(readable.filter((post) => post.replyTo === null && !post.warned && !post.reported)),
      actual: async () => idsOf(await walk((query) => call(VISITOR, readPublicSquare, { query }))),
    },
    ...facts.members.flatMap(({ id, handle }): Comparison[] => {
      const params = { handle };
      return [
        {
          name: `public profile of ${handle}`,
          expected: authors.has(id) ? [id] : REFUSED,
          actual: async () => [(await call(VISITOR, getPublicMember, { params })).id],
        },
        {
          name: `public posts of ${handle}`,
          expected: authors.has(id)
            ? readable.filter((post) => post.author === id && post.replyTo === null).map(parts)
            : REFUSED,
          actual: async () =>
            (await walk((query) => call(VISITOR, listPublicMemberPosts, { params, query }))).map(partsOf),
        },
      ];
    }),
    ...[0, 1].map((n) => ({
      name: `public posts with #${tag}${n}`,
      expected: readable.filter(({ text }) => text.split(' ').includes(`#${tag}${n}`)).map(parts),
      actual: async () =>
        (
          await walk((query) => call(VISITOR, listPublicTagPosts, { params: { tag: `${tag}${n}` }, query }))
        ).map(partsOf),
    })),
    ...some.flatMap((post): Comparison[] => {
      const params = { postId: post.id };
      const below = readable.filter((each) => isBelow(each, post.id));
      return [
        {
          name: `public post ${post.id}`,
          expected: reads(post) ? [parts(post)] : REFUSED,
          actual: async () => [partsOf(await call(VISITOR, getPublicPost, { params }))],
        },
        {
          name: `public thread of ${post.id}`,
          expected: reads(post) ? idsOf(below) : REFUSED,
          // A reply names the nearest ancestor that is readable.
          actual: async () =>
            idsOf((await call(VISITOR, getPublicThread, { params, query: { limit: 100 } })).replies),
        },
      ];
    }),
  ];
}
