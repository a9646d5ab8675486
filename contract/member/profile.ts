import * as z from 'zod/mini';
import { MAX_NAME_LENGTH, Me, Member, MemberCard, WelcomeStep } from './member';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { PostPage } from '../post/post';
import { MAX_FIELD_NAME_LENGTH, MAX_FIELD_VALUE_LENGTH, MAX_PROFILE_FIELDS } from './profile-field';
import { Count, Handle, Id, listOf, PageQuery } from '../primitives';

const HandleParams = z.strictObject({ handle: Handle });

/** Replaces all fields; pairs of two empty texts are left out. */
const NewProfileFields = z
  .array(
    z.strictObject({
      name: z.string().check(z.trim(), z.maxLength(MAX_FIELD_NAME_LENGTH)),
      value: z.string().check(z.trim(), z.maxLength(MAX_FIELD_VALUE_LENGTH)),
    }),
  )
  .check(z.maxLength(MAX_PROFILE_FIELDS));

export const updateMe = operation({
  ...memberWriteDefaults,
  id: 'updateMe',
  method: 'PATCH',
  path: '/me',
  tag: 'members',
  body: z.strictObject({
    name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_NAME_LENGTH))),
    bio: z.optional(z.string().check(z.trim(), z.maxLength(500))),
    fields: z.optional(NewProfileFields),
    /** Ids of own, unused uploads; null removes the picture. */
    avatar: z.optional(z.nullable(Id)),
    banner: z.optional(z.nullable(Id)),
    approvesFollowers: z.optional(z.boolean()),
    openToVisitors: z.optional(z.boolean()),
    welcome: z.optional(z.nullable(WelcomeStep)),
  }),
  response: Me,
});

export const getMember = operation({
  ...memberReadDefaults,
  id: 'getMember',
  path: '/members/{handle}',
  tag: 'members',
  params: HandleParams,
  response: Member,
});

/** Followed members of one member. A further follow is a `conflict`. */
export const MAX_FOLLOWS = 5000;

export const follow = operation({
  ...memberWriteDefaults,
  id: 'follow',
  method: 'PUT',
  path: '/members/{handle}/follow',
  tag: 'members',
  params: HandleParams,
  response: Member,
});

export const unfollow = operation({
  ...memberWriteDefaults,
  id: 'unfollow',
  method: 'DELETE',
  path: '/members/{handle}/follow',
  tag: 'members',
  params: HandleParams,
  response: Member,
});

/** Why a member is suggested; the first that applies. */
export const SuggestionCause = z.object({
  kind: z.enum(['follows-you', 'writes-about', 'followed-by', 'new', 'popular']),
  /** `writes-about` only: a tag that the caller follows, as spelled in its latest post. */
  tag: z.nullable(z.string().check(z.maxLength(50))),
  /** `followed-by` only: the caller follows this member and `others` more who follow the suggested one. */
  friend: z.nullable(MemberCard),
  others: Count,
});
export type SuggestionCause = z.infer<typeof SuggestionCause>;

export const Suggestion = z.object({
  member: MemberCard,
  cause: SuggestionCause,
  /** The cause in words. */
  reason: z.string().check(z.maxLength(120)),
  approvesFollowers: z.boolean(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const listSuggestions = operation({
  ...memberReadDefaults,
  id: 'listSuggestions',
  path: '/suggestions',
  tag: 'members',
  response: listOf(Suggestion),
});

const pinOperation = (id: string, method: 'PUT' | 'DELETE') =>
  operation({
    ...memberWriteDefaults,
    id,
    method,
    path: '/posts/{postId}/pin',
    tag: 'members',
    params: z.strictObject({ postId: Id }),
    response: Me,
  });

export const pinPost = pinOperation('pinPost', 'PUT');
export const unpinPost = pinOperation('unpinPost', 'DELETE');

export const listMemberPosts = operation({
  ...memberReadDefaults,
  id: 'listMemberPosts',
  path: '/members/{handle}/posts',
  tag: 'posts',
  params: HandleParams,
  query: z.extend(PageQuery, { tab: z._default(z.enum(['posts', 'replies', 'media', 'likes']), 'posts') }),
  response: PostPage,
});
