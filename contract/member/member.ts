import * as z from 'zod/mini';
import { memberReadDefaults, operation } from '../operation';
import { ProfileFields } from './profile-field';
import { Count, Handle, Id, Instant, MediaUrl } from '../primitives';

export const Role = z.enum(['member', 'moderator']);

/** In UTF-16 code units. */
export const MAX_NAME_LENGTH = 60;

export const MemberCard = z.object({
  id: Id,
  handle: Handle,
  name: z.string().check(z.maxLength(MAX_NAME_LENGTH)),
  avatarUrl: z.nullable(MediaUrl),
});
export type MemberCard = z.infer<typeof MemberCard>;

/** Between the caller and this member. */
export const Relationship = z.object({
  self: z.boolean(),
  following: z.boolean(),
  followedBy: z.boolean(),
  /** The caller has asked to follow. */
  requested: z.boolean(),
  /** The member has asked to follow the caller. */
  requestedBy: z.boolean(),
  muted: z.boolean(),
  blocked: z.boolean(),
});
export type Relationship = z.infer<typeof Relationship>;

export const Member = z.extend(MemberCard, {
  bio: z.string().check(z.maxLength(500)),
  fields: ProfileFields,
  bannerUrl: z.nullable(MediaUrl),
  joinedAt: Instant,
  counts: z.object({ posts: Count, following: Count, followers: Count }),
  /** Pinned post; null if there is none or the caller may not read the post. */
  pinned: z.nullable(Id),
  /** A follow is a request until the member approves the request. */
  approvesFollowers: z.boolean(),
  relation: Relationship,
});
export type Member = z.infer<typeof Member>;

/** The first steps of a new member, in order. */
export const WELCOME_STEPS = ['face', 'profile', 'follow', 'checklist'] as const;
export const WelcomeStep = z.enum(WELCOME_STEPS);
export type WelcomeStep = z.infer<typeof WelcomeStep>;

/** The only source of the member's role. */
export const Me = z.extend(Member, {
  role: Role,
  email: z.nullable(z.string().check(z.maxLength(320))),
  /** Visitors, who are not signed in, may read the profile and public posts. */
  openToVisitors: z._default(z.boolean(), true),
  /** Where the first steps continue; null once they are over. */
  welcome: z._default(z.nullable(WelcomeStep), null),
});
export type Me = z.infer<typeof Me>;

export const getMe = operation({
  ...memberReadDefaults,
  id: 'getMe',
  path: '/me',
  tag: 'members',
  response: Me,
});
