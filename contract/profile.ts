import * as z from 'zod/mini';
import { Me, Member, MemberCard } from './member';
import { memberReadDefaults, memberWriteDefaults, operation } from './operation';
import { PostPage } from './post';
import { Handle, Id, listOf, PageQuery } from './primitives';

const HandleParams = z.strictObject({ handle: Handle });

export const updateMe = operation({
  ...memberWriteDefaults,
  id: 'updateMe',
  method: 'PATCH',
  path: '/me',
  tag: 'members',
  summary: "Updates the caller's name, bio, avatar or banner",
  body: z.strictObject({
    name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
    bio: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    /** Ids of own, unused uploads; null removes the picture. */
    avatar: z.optional(z.nullable(Id)),
    banner: z.optional(z.nullable(Id)),
  }),
  response: Me,
});

export const getMember = operation({
  ...memberReadDefaults,
  id: 'getMember',
  path: '/members/{handle}',
  tag: 'members',
  summary: 'Returns a profile',
  params: HandleParams,
  response: Member,
});

export const follow = operation({
  ...memberWriteDefaults,
  id: 'follow',
  method: 'PUT',
  path: '/members/{handle}/follow',
  tag: 'members',
  summary: 'Follows a member',
  params: HandleParams,
  response: Member,
});

export const unfollow = operation({
  ...memberWriteDefaults,
  id: 'unfollow',
  method: 'DELETE',
  path: '/members/{handle}/follow',
  tag: 'members',
  summary: 'Unfollows a member',
  params: HandleParams,
  response: Member,
});

export const Suggestion = z.object({ member: MemberCard, reason: z.string().check(z.maxLength(120)) });
export type Suggestion = z.infer<typeof Suggestion>;

export const listSuggestions = operation({
  ...memberReadDefaults,
  id: 'listSuggestions',
  path: '/suggestions',
  tag: 'members',
  summary: 'Suggests members to follow, each with the reason',
  response: listOf(Suggestion),
});

const pinOperation = (id: string, method: 'PUT' | 'DELETE', summary: string) =>
  operation({
    ...memberWriteDefaults,
    id,
    method,
    path: '/posts/{postId}/pin',
    tag: 'members',
    summary,
    params: z.strictObject({ postId: Id }),
    response: Me,
  });

export const pinPost = pinOperation('pinPost', 'PUT', "Pins a post to the caller's profile");
export const unpinPost = pinOperation('unpinPost', 'DELETE', "Unpins a post from the caller's profile");

export const listMemberPosts = operation({
  ...memberReadDefaults,
  id: 'listMemberPosts',
  path: '/members/{handle}/posts',
  tag: 'posts',
  summary: "Lists a member's posts, replies, media posts or likes",
  params: HandleParams,
  query: z.extend(PageQuery, { tab: z._default(z.enum(['posts', 'replies', 'media', 'likes']), 'posts') }),
  response: PostPage,
});
