import * as z from 'zod/mini';
import { Member } from './member/member';
import { operation } from './operation';
import { Post, PostIdParams, PostPage } from './post/post';
import { Cursor, Handle, PageQuery } from './primitives';
import { Tag } from './feed/search';
import { Thread } from './post/thread';

/** Needs no token, and answers members and visitors alike: only what a visitor may read. */
const visitorReadDefaults = {
  method: 'GET',
  access: 'anyone',
  bucket: 'read',
  status: 200,
  tag: 'public',
} as const;

const MAX_PUBLIC_THREAD_PAGE = 100;

export const getPublicPost = operation({
  ...visitorReadDefaults,
  id: 'getPublicPost',
  path: '/public/posts/{postId}',
  params: PostIdParams,
  response: Post,
});

export const getPublicThread = operation({
  ...visitorReadDefaults,
  id: 'getPublicThread',
  path: '/public/posts/{postId}/thread',
  params: PostIdParams,
  query: z.strictObject({
    sort: z._default(z.enum(['oldest', 'newest', 'liked']), 'oldest'),
    cursor: z.optional(Cursor),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_PUBLIC_THREAD_PAGE)), 50),
  }),
  response: Thread,
});

const HandleParams = z.strictObject({ handle: Handle });

export const getPublicMember = operation({
  ...visitorReadDefaults,
  id: 'getPublicMember',
  path: '/public/members/{handle}',
  params: HandleParams,
  response: Member,
});

export const listPublicMemberPosts = operation({
  ...visitorReadDefaults,
  id: 'listPublicMemberPosts',
  path: '/public/members/{handle}/posts',
  params: HandleParams,
  query: z.extend(PageQuery, { tab: z._default(z.enum(['posts', 'media']), 'posts') }),
  response: PostPage,
});

export const listPublicTagPosts = operation({
  ...visitorReadDefaults,
  id: 'listPublicTagPosts',
  path: '/public/tags/{tag}/posts',
  params: z.strictObject({ tag: Tag }),
  query: PageQuery,
  response: PostPage,
});

/** The latest posts of the whole square, a few of each author, without warnings and reported posts. */
export const readPublicSquare = operation({
  ...visitorReadDefaults,
  id: 'readPublicSquare',
  path: '/public/square',
  query: PageQuery,
  response: PostPage,
});
