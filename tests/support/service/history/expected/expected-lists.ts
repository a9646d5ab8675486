import { readCatchUp } from '@contract/feed/catch-up';
import { readFeed } from '@contract/feed/feed';
import { listRecentAuthors } from '@contract/feed/recent-author';
import { listTrendPosts, searchPosts } from '@contract/feed/search';
import { readListFeed } from '@contract/member/list';
import { listFollowers, listFollowing, listLikers, listQuotes, listReposters } from '@contract/member/people';
import { listMemberPosts, listSuggestions } from '@contract/member/profile';
import { listNotifications } from '@contract/notification/notification';
import { countUnreadNotifications } from '@contract/notification/unread-notifications';
import { listBookmarks } from '@contract/post/bookmark';
import { getPost } from '@contract/post/post';
import { getThread } from '@contract/post/thread';
import { expectedCollections } from './expected-collections';
import { expectedConversations } from './expected-conversations';
import { expectedExport } from './expected-export';
import { expectedFiles } from './expected-files';
import { expectedMembers } from './expected-members';
import { expectedPostParts } from './expected-post-parts';
import { expectedSpaces } from './expected-spaces';
import type { FactMember, FactPost, Facts } from '../facts/history-facts';
import { type Comparison, idsOf, REFUSED, walk } from './list-comparison';
import type { Reader } from './reader';

type Mark = Facts['likes'][number];

const tagsOf = ({ text }: FactPost): string[] => text.match(/#\w+/g) ?? [];

/** The readable ones of the posts that `member` marked. */
const readableOf = ({ oracle, posts }: Reader, marks: readonly Mark[], member: string): string[] => {
  const marked = new Set(marks.filter((mark) => mark.member === member).map(({ post }) => post));
  return idsOf(posts.filter((post) => marked.has(post.id) && oracle.reads(post)));
};

function feeds({ world: { call }, me, oracle, posts }: Reader): Comparison[] {
  const fitting = idsOf(posts.filter(oracle.listsInFeeds));
  return [
    {
      name: 'Following',
      expected: oracle.following(),
      actual: async () =>
        (await walk((query) => call(me.uid, readFeed, { query: { ...query, tab: 'following' } }))).map(
          ({ key }) => key,
        ),
    },
    {
      name: 'For you',
      expected: fitting,
      ranked: true,
      actual: async () =>
        (await walk((query) => call(me.uid, readFeed, { query: { ...query, tab: 'for-you' } }))).map(
          ({ post }) => post.id,
        ),
    },
    {
      name: 'Catch up',
      expected: fitting,
      ranked: true,
      actual: async () => (await call(me.uid, readCatchUp)).groups.flatMap((group) => idsOf(group.posts)),
    },
  ];
}

function ownLists(reader: Reader): Comparison[] {
  const { world, facts, me, oracle, posts } = reader;
  const { call, tag } = world;
  const members = facts.members.map(({ id }) => id);
  const writes = (id: string): boolean =>
    posts.some((post) => post.author === id && post.replyTo === null && oracle.listsInFeeds(post));
  return [
    {
      name: 'search',
      expected: idsOf(posts.filter(oracle.reads)),
      actual: async () =>
        idsOf(await walk((query) => call(me.uid, searchPosts, { query: { ...query, q: `history${tag}` } }))),
    },
    {
      name: 'bookmarks',
      expected: readableOf(reader, facts.bookmarks, me.id),
      actual: async () => idsOf(await walk((query) => call(me.uid, listBookmarks, { query }))),
    },
    {
      name: 'notifications',
      expected: oracle.notifications(),
      actual: async () =>
        (await walk((query) => call(me.uid, listNotifications, { query }))).map(
          ({ kind, post, space, actorCount }) => `${kind} ${post?.id ?? space?.id} ${actorCount}`,
        ),
    },
    {
      name: 'unread notifications',
      expected: [String(oracle.unread())],
      actual: async () => [String((await call(me.uid, countUnreadNotifications)).unread)],
    },
    {
      name: 'recent authors',
      expected: members.filter((id) => facts.follows.has(`${me.id} ${id}`) && writes(id)),
      actual: async () => idsOf((await call(me.uid, listRecentAuthors)).items.map(({ member }) => member)),
    },
    {
      name: 'suggestions',
      expected: members.filter((id) => !oracle.isApart(id)),
      ranked: true,
      actual: async () => idsOf((await call(me.uid, listSuggestions)).items.map(({ member }) => member)),
    },
    ...[...new Set(posts.flatMap(tagsOf))].map((name) => ({
      name: `posts with ${name}`,
      expected: idsOf(posts.filter((post) => tagsOf(post).includes(name) && oracle.listsInFeeds(post))),
      actual: async () =>
        idsOf(await walk((query) => call(me.uid, listTrendPosts, { params: { tag: name.slice(1) }, query }))),
    })),
    ...[...new Set(facts.listed.flatMap(({ owner, list }) => (owner === me.id ? list : [])))].map(
      (listId) => ({
        name: `list ${listId}`,
        expected: oracle.listFeed(listId),
        actual: async () =>
          (await walk((query) => call(me.uid, readListFeed, { params: { listId }, query }))).map(
            ({ key }) => key,
          ),
      }),
    ),
  ];
}

/** The tabs and people of a profile. */
function listsOfMember(reader: Reader, { id, handle, active }: FactMember): Comparison[] {
  const { world, facts, me, oracle, posts } = reader;
  const isSeen = active && !facts.blocks.has(`${id} ${me.id}`);
  const params = { handle };
  const own = posts.filter((post) => post.author === id && oracle.reads(post));
  const pictured = (post: FactPost): boolean => facts.pictures.some((picture) => picture.post === post.id);
  const tab = (name: 'posts' | 'replies' | 'media' | 'likes', expected: string[]): Comparison => ({
    name: `${name} of ${handle}`,
    expected: isSeen ? expected : REFUSED,
    actual: async () =>
      idsOf(
        await walk((query) =>
          world.call(me.uid, listMemberPosts, { params, query: { ...query, tab: name } }),
        ),
      ),
  });
  const people = (operation: typeof listFollowers, isListed: (other: string) => boolean): Comparison => ({
    name: `${operation.id} of ${handle}`,
    expected: isSeen
      ? idsOf(facts.members.filter((other) => isListed(other.id) && !oracle.isApart(other.id)))
      : REFUSED,
    actual: async () => idsOf(await walk((query) => world.call(me.uid, operation, { params, query }))),
  });
  return [
    tab('posts', idsOf(own.filter(({ replyTo }) => replyTo === null))),
    tab('replies', idsOf(own.filter(({ replyTo }) => replyTo !== null))),
    tab('media', idsOf(own.filter(pictured))),
    tab('likes', readableOf(reader, facts.likes, id)),
    people(listFollowers, (other) => facts.follows.has(`${other} ${id}`)),
    people(listFollowing, (other) => facts.follows.has(`${id} ${other}`)),
  ];
}

/** Its thread, and who marked and quoted the post. */
function listsOfPost({ world: { call }, facts, me, oracle }: Reader, post: FactPost): Comparison[] {
  const params = { postId: post.id };
  if (!oracle.reads(post))
    return [
      {
        name: `post ${post.id}`,
        expected: REFUSED,
        actual: async () => idsOf([await call(me.uid, getPost, { params })]),
      },
    ];
  const markedBy = (operation: typeof listLikers, marks: readonly Mark[]): Comparison => ({
    name: `${operation.id} of ${post.id}`,
    expected: marks.flatMap((mark) =>
      mark.post === post.id && !oracle.isApart(mark.member) ? mark.member : [],
    ),
    actual: async () => idsOf(await walk((query) => call(me.uid, operation, { params, query }))),
  });
  return [
    {
      name: `thread of ${post.id}`,
      expected: oracle.below(post),
      actual: async () => idsOf((await call(me.uid, getThread, { params })).replies),
    },
    {
      name: `quotes of ${post.id}`,
      expected: oracle.quotesOf(post),
      actual: async () => idsOf(await walk((query) => call(me.uid, listQuotes, { params, query }))),
    },
    markedBy(listLikers, facts.likes),
    markedBy(listReposters, facts.reposts),
  ];
}

/** Lists of a reader; `some` posts are looked at one by one. */
export const expectedLists = (reader: Reader, some: readonly FactPost[]): Comparison[] => [
  ...feeds(reader),
  ...ownLists(reader),
  ...expectedCollections(reader),
  ...expectedConversations(reader),
  ...expectedExport(reader),
  ...expectedFiles(reader),
  ...expectedMembers(reader),
  ...expectedPostParts(reader),
  ...expectedSpaces(reader),
  ...reader.facts.members.flatMap((member) => listsOfMember(reader, member)),
  ...some.flatMap((post) => listsOfPost(reader, post)),
];
