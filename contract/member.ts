import * as z from 'zod/mini';
import { memberReads, memberWrites, operation } from './operation';
import { Count, Handle, Id, Instant, list, MediaUrl } from './shapes';

export const Role = z.enum(['member', 'moderator']);

/** A person as shown beside a post or in a list. */
export const MemberCard = z.object({
  id: Id,
  handle: Handle,
  name: z.string().check(z.maxLength(60)),
  avatarUrl: z.nullable(MediaUrl),
});
export type MemberCard = z.infer<typeof MemberCard>;

/** How the caller and this person stand to each other. */
export const Relation = z.object({
  self: z.boolean(),
  following: z.boolean(),
  followedBy: z.boolean(),
  muted: z.boolean(),
  blocked: z.boolean(),
});
export type Relation = z.infer<typeof Relation>;

/** A public profile. */
export const Member = z.extend(MemberCard, {
  bio: z.string().check(z.maxLength(500)),
  bannerUrl: z.nullable(MediaUrl),
  joinedAt: Instant,
  counts: z.object({ posts: Count, following: Count, followers: Count }),
  /** The post on top of the profile, where there is one that the caller may read. */
  pinned: z.nullable(Id),
  relation: Relation,
});
export type Member = z.infer<typeof Member>;

/** The signed-in member's own record; the role comes from here and from nowhere else. */
export const Me = z.extend(Member, { role: Role, email: z.nullable(z.string().check(z.maxLength(320))) });
export type Me = z.infer<typeof Me>;

/** A person worth following, with the reason in a few words. */
export const Suggestion = z.object({ member: MemberCard, reason: z.string().check(z.maxLength(120)) });
export type Suggestion = z.infer<typeof Suggestion>;

const ByHandle = z.strictObject({ handle: Handle });

export const getMe = operation({
  ...memberReads,
  id: 'getMe',
  path: '/me',
  tag: 'members',
  summary: 'The signed-in member; made on the first call after registration',
  answer: Me,
});

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
