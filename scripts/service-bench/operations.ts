import { READERS, type Reader, type Size } from './fill';

export interface Call {
  method: string;
  path: string;
  body?: unknown;
}

export interface Measured {
  name: string;
  /** Members that call at the same time, in turn. */
  as: readonly Reader[];
  /** `count` differs for each call of the run. */
  call: (count: number) => Call;
}

/** Ids of rows with a special place in the seed. */
export interface Landmarks {
  /** Liked by up to 100,000 members, reposted by up to 30,000, with 20 replies in a hundred posts. */
  likedPost: string;
  repostedPost: string;
  longThread: string;
  /** Handles of the most followed members. */
  handles: readonly string[];
  /** Public posts by different authors. */
  postIds: readonly string[];
  followingCursor: string;
  /** Handle of a member with 2,000 likes at every size. */
  liker: string;
}

export const uidOf = (reader: Reader, { members }: Size): string => `bench-${members - READERS[reader]}`;

const get = (path: string) => (): Call => ({ method: 'GET', path });
const ALL: readonly Reader[] = ['plain1', 'plain2', 'plain3', 'f150', 'f5000'];

export const reads = (at: Landmarks): readonly Measured[] => [
  { name: 'Following, reader of 50', as: ['plain1', 'plain2', 'plain3'], call: get('/feed?tab=following') },
  { name: 'Following, reader of 150', as: ['f150'], call: get('/feed?tab=following') },
  { name: 'Following, reader of 5,000', as: ['f5000'], call: get('/feed?tab=following') },
  { name: 'Following, reader of 20,000', as: ['f20000'], call: get('/feed?tab=following') },
  { name: 'Following, 5,000 silent authors', as: ['quiet'], call: get('/feed?tab=following') },
  {
    name: 'Following, second page',
    as: ['f5000'],
    call: get(`/feed?tab=following&cursor=${at.followingCursor}`),
  },
  { name: 'Recent authors', as: ALL, call: get('/feed/people') },
  { name: 'For you', as: ALL, call: get('/feed?tab=for-you') },
  { name: 'Thread with thousands of replies', as: ALL, call: get(`/posts/${at.longThread}/thread?limit=20`) },
  { name: 'Post with 100,000 likes', as: ALL, call: get(`/posts/${at.likedPost}`) },
  { name: 'Profile', as: ALL, call: get(`/members/${at.handles[0]}`) },
  { name: 'Profile: posts', as: ALL, call: get(`/members/${at.handles[0]}/posts?tab=posts`) },
  { name: 'Profile: media', as: ALL, call: get(`/members/${at.handles[0]}/posts?tab=media`) },
  { name: 'Profile: likes', as: ALL, call: get(`/members/${at.liker}/posts?tab=likes`) },
  { name: 'Search posts: rare word', as: ALL, call: get('/search/posts?q=lighthouse') },
  // Of 10,000 posts, ten have the word.
  { name: 'Search posts: rare word, ten posts', as: ALL, call: get('/search/posts?q=lighthouse&limit=10') },
  { name: 'Search posts: frequent word', as: ALL, call: get('/search/posts?q=balana') },
  { name: 'Search posts: two words', as: ALL, call: get('/search/posts?q=colana%20dilana') },
  { name: 'Search posts: no result', as: ALL, call: get('/search/posts?q=qwertyuiop') },
  {
    name: 'Search posts: #tag from:',
    as: ALL,
    call: get(`/search/posts?q=%23balana%20from%3A${at.handles[0]}`),
  },
  { name: 'Search members', as: ALL, call: get('/search/people?q=balana') },
  { name: 'Search tags', as: ALL, call: get('/search/tags?q=lana') },
  { name: 'Completions: member', as: ALL, call: get('/completions?kind=member&prefix=ba') },
  { name: 'Completions: tag', as: ALL, call: get('/completions?kind=tag&prefix=ba') },
  { name: 'Trends', as: ALL, call: get('/trends') },
  { name: 'Suggestions', as: ALL, call: get('/suggestions') },
  { name: 'Notifications', as: ALL, call: get('/notifications') },
  { name: 'Bookmarks', as: ALL, call: get('/bookmarks') },
  { name: 'Directory', as: ALL, call: get('/directory') },
  { name: 'Directory, searched', as: ALL, call: get('/directory?q=lana&sort=name&order=asc') },
];

const onPosts =
  (at: Landmarks, suffix: string) =>
  (count: number): Call => ({
    method: Math.floor(count / at.postIds.length) % 2 === 0 ? 'PUT' : 'DELETE',
    path: `/posts/${at.postIds[count % at.postIds.length]}/${suffix}`,
  });

export const writes = (at: Landmarks): readonly Measured[] => [
  { name: 'Like', as: ALL, call: onPosts(at, 'like') },
  {
    name: 'Like, one post',
    as: ALL,
    call: (count) => ({ method: count % 2 === 0 ? 'PUT' : 'DELETE', path: `/posts/${at.likedPost}/like` }),
  },
  { name: 'Repost', as: ALL, call: onPosts(at, 'repost') },
  { name: 'Bookmark', as: ALL, call: onPosts(at, 'bookmark') },
  {
    name: 'Follow',
    as: ['plain1', 'plain2', 'plain3'],
    call: (count) => ({
      method: Math.floor(count / at.handles.length) % 2 === 0 ? 'PUT' : 'DELETE',
      path: `/members/${at.handles[count % at.handles.length]}/follow`,
    }),
  },
  {
    name: 'Post',
    as: ALL,
    call: (count) => ({
      method: 'POST',
      path: '/posts',
      body: { text: `Measured number ${count} #measured` },
    }),
  },
  {
    name: 'Reply',
    as: ALL,
    call: (count) => ({
      method: 'POST',
      path: '/posts',
      body: { text: `Reply number ${count}`, replyTo: at.postIds[count % at.postIds.length] },
    }),
  },
];
