import * as z from 'zod/mini';
import { MemberCard } from '../member/member';
import { memberReadDefaults, operation } from '../operation';
import { Person } from '../member/people';
import { PostPage } from '../post/post';
import { Count, listOf, pageOf, PageQuery } from '../primitives';
import { MAX_COMPLETION_PREFIX } from './search-limits';

/** Without #, in lower case. */
export const Tag = z.string().check(z.maxLength(50), z.regex(/^[\p{L}\p{N}_]{1,50}$/u));

/** `posts` counts the last 24 hours; `slope` counts eight slices of three hours, oldest first. */
export const Trend = z.object({
  tag: Tag,
  /** Most common spelling. */
  label: z.string().check(z.maxLength(51)),
  posts: Count,
  slope: z.array(Count).check(z.maxLength(8)),
});
export type Trend = z.infer<typeof Trend>;

const SearchQuery = z.extend(PageQuery, { q: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) });

/** Clients let people write 200 characters; days become longer where they are sent as moments. */
const PostSearchQuery = z.extend(PageQuery, {
  q: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
});

export const searchPosts = operation({
  ...memberReadDefaults,
  id: 'searchPosts',
  path: '/search/posts',
  tag: 'search',
  bucket: 'search',
  query: PostSearchQuery,
  response: PostPage,
});

/** Of the front of Explore: a search finds what the caller has muted, too. */
export const listTrendPosts = operation({
  ...memberReadDefaults,
  id: 'listTrendPosts',
  path: '/trends/{tag}/posts',
  tag: 'search',
  bucket: 'search',
  params: z.strictObject({ tag: Tag }),
  query: PageQuery,
  response: PostPage,
});

export const searchMembers = operation({
  ...memberReadDefaults,
  id: 'searchPeople',
  path: '/search/people',
  tag: 'search',
  bucket: 'search',
  query: SearchQuery,
  response: pageOf(Person),
});

/** `posts` counts public posts. */
export const TagSearchResult = z.object({ tag: Tag, label: z.string().check(z.maxLength(51)), posts: Count });
export type TagSearchResult = z.infer<typeof TagSearchResult>;

export const searchTags = operation({
  ...memberReadDefaults,
  id: 'searchTags',
  path: '/search/tags',
  tag: 'search',
  bucket: 'search',
  query: z.strictObject({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  response: listOf(TagSearchResult),
});

export const listTrends = operation({
  ...memberReadDefaults,
  id: 'listTrends',
  path: '/trends',
  tag: 'search',
  response: listOf(Trend),
});

export const listCompletions = operation({
  ...memberReadDefaults,
  id: 'complete',
  path: '/completions',
  tag: 'search',
  bucket: 'search',
  query: z.strictObject({
    kind: z.enum(['member', 'tag']),
    prefix: z.string().check(z.minLength(1), z.maxLength(MAX_COMPLETION_PREFIX)),
  }),
  response: z.object({
    members: z.array(MemberCard).check(z.maxLength(8)),
    tags: z.array(z.object({ label: z.string().check(z.maxLength(51)), posts: Count })).check(z.maxLength(8)),
  }),
});
