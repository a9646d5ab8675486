import * as z from 'zod/mini';
import { Me, Member, MemberCard } from './member';
import { memberReads, memberWrites, operation } from './operation';
import { PostPage } from './post';
import { Handle, Id, list, PageQuery } from './primitives';

const ByHandle = z.strictObject({ handle: Handle });

export const updateMe = operation({
  ...memberWrites,
  id: 'updateMe',
  method: 'PATCH',
  path: '/me',
  tag: 'members',
  summary: 'Change the own name, bio, face or banner',
  body: z.strictObject({
    name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
    bio: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    /** Own, unused uploads; null takes the picture away. */
    avatar: z.optional(z.nullable(Id)),
    banner: z.optional(z.nullable(Id)),
  }),
  answer: Me,
});

export const getMember = operation({
  ...memberReads,
  id: 'getMember',
  path: '/members/{handle}',
  tag: 'members',
  summary: 'A profile',
  params: ByHandle,
  answer: Member,
});

export const follow = operation({
  ...memberWrites,
  id: 'follow',
  method: 'PUT',
  path: '/members/{handle}/follow',
  tag: 'members',
  summary: 'Follow a person',
  params: ByHandle,
  answer: Member,
});

export const unfollow = operation({
  ...memberWrites,
  id: 'unfollow',
  method: 'DELETE',
  path: '/members/{handle}/follow',
  tag: 'members',
  summary: 'Stop following a person',
  params: ByHandle,
  answer: Member,
});

/** A person worth following, with the reason in a few words. */
export const Suggestion = z.object({ member: MemberCard, reason: z.string().check(z.maxLength(120)) });
export type Suggestion = z.infer<typeof Suggestion>;

export const listSuggestions = operation({
  ...memberReads,
  id: 'listSuggestions',
  path: '/suggestions',
  tag: 'members',
  summary: 'People to follow, each with the reason',
  answer: list(Suggestion),
});

const pin = (id: string, method: 'PUT' | 'DELETE', summary: string) =>
  operation({
    ...memberWrites,
    id,
    method,
    path: '/posts/{postId}/pin',
    tag: 'members',
    summary,
    params: z.strictObject({ postId: Id }),
    answer: Me,
  });

export const pinPost = pin('pinPost', 'PUT', 'Put an own post on top of the own profile');
export const unpinPost = pin('unpinPost', 'DELETE', 'Take a post off the top of the own profile');

export const listMemberPosts = operation({
  ...memberReads,
  id: 'listMemberPosts',
  path: '/members/{handle}/posts',
  tag: 'posts',
  summary: "A person's posts, replies, posts with media, or likes",
  params: ByHandle,
  query: z.extend(PageQuery, { tab: z._default(z.enum(['posts', 'replies', 'media', 'likes']), 'posts') }),
  answer: PostPage,
});
