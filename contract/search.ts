import * as z from 'zod/mini';
import { MemberCard } from './member';
import { operation } from './operation';
import { PostPage } from './post';
import { Count, page, PAGE_MAX, PageQuery } from './shapes';

/** A tag without its #, in lower case. */
export const Tag = z.string().check(z.maxLength(50), z.regex(/^[\p{L}\p{N}_]{1,50}$/u));

/** A tag with its posts over the last day and how they spread over eight slices of three hours, oldest first. */
export const Trend = z.object({
  tag: Tag,
  /** As most people write it. */
  label: z.string().check(z.maxLength(51)),
  posts: Count,
  slope: z.array(Count).check(z.maxLength(8)),
});
export type Trend = z.infer<typeof Trend>;

const SearchQuery = z.extend(PageQuery, { q: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) });

export const searchPosts = operation({
  id: 'searchPosts',
  method: 'GET',
  path: '/search/posts',
  tag: 'search',
  summary:
    'Posts that hold all the words; from:handle, since:day, until:day, has:media, #tag, "a phrase", -word',
  access: 'member',
  bucket: 'search',
  status: 200,
  query: SearchQuery,
  answer: PostPage,
});

export const searchPeople = operation({
  id: 'searchPeople',
  method: 'GET',
  path: '/search/people',
  tag: 'search',
  summary: 'People by name or handle, or nearly so',
  access: 'member',
  bucket: 'search',
  status: 200,
  query: SearchQuery,
  answer: page(MemberCard),
});

/** A tag with how many public posts have it. */
export const FoundTag = z.object({ tag: Tag, label: z.string().check(z.maxLength(51)), posts: Count });
export type FoundTag = z.infer<typeof FoundTag>;

export const searchTags = operation({
  id: 'searchTags',
  method: 'GET',
  path: '/search/tags',
  tag: 'search',
  summary: 'Tags that hold a word, or nearly do',
  access: 'member',
  bucket: 'search',
  status: 200,
  query: z.strictObject({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
  answer: z.object({ items: z.array(FoundTag).check(z.maxLength(PAGE_MAX)) }),
});

export const listTrends = operation({
  id: 'listTrends',
  method: 'GET',
  path: '/trends',
  tag: 'search',
  summary: 'What is written about most over the last day',
  access: 'member',
  bucket: 'read',
  status: 200,
  answer: z.object({ items: z.array(Trend).check(z.maxLength(PAGE_MAX)) }),
});

export const complete = operation({
  id: 'complete',
  method: 'GET',
  path: '/completions',
  tag: 'search',
  summary: 'People or tags that begin with what was typed',
  access: 'member',
  bucket: 'search',
  status: 200,
  query: z.strictObject({
    kind: z.enum(['member', 'tag']),
    prefix: z.string().check(z.minLength(1), z.maxLength(50)),
  }),
  answer: z.object({
    members: z.array(MemberCard).check(z.maxLength(8)),
    tags: z.array(z.object({ label: z.string().check(z.maxLength(51)), posts: Count })).check(z.maxLength(8)),
  }),
});
