import * as z from 'zod/mini';
import { DecisionAction } from '../moderation/decision-action';
import { MemberCard } from '../member/member';
import { Space } from '../space/space';
import { CONFIGURABLE_KINDS, ConfigurableNotificationKind, NotificationKind } from './notification-kind';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { Count, Done, Id, Instant, pageOf, PageQuery } from '../primitives';

/** The beginning of a post. */
const Excerpt = z.string().check(z.maxLength(280));

/** Likes, reposts and follows are grouped; `actors` are the latest three of `actorCount`. */
export const Notification = z.object({
  id: Id,
  kind: NotificationKind,
  at: Instant,
  read: z.boolean(),
  actors: z.array(MemberCard).check(z.maxLength(3)),
  actorCount: Count,
  /** Set for `moderation` only; such a notification has no actors. */
  decision: z.nullable(DecisionAction),
  /** Null for follows, requests, approvals and spaces. */
  post: z.nullable(z.object({ id: Id, excerpt: Excerpt })),
  /** The caller's own post that a reply answers or a quote shows; null for other kinds, and once the post is removed. */
  answered: z._default(z.nullable(z.object({ id: Id, excerpt: Excerpt, deleted: z.boolean() })), null),
  /** Set for `space` only: the space to which the actor added the caller, as it is now. */
  space: z._default(z.nullable(z.pick(Space, { id: true, name: true, role: true })), null),
});
export type Notification = z.infer<typeof Notification>;

export const listNotifications = operation({
  ...memberReadDefaults,
  id: 'listNotifications',
  live: true,
  path: '/notifications',
  tag: 'notifications',
  query: z.extend(PageQuery, { kind: z.optional(NotificationKind) }),
  response: z.extend(pageOf(Notification), { unread: Count }),
});

export const markNotificationsRead = operation({
  ...memberWriteDefaults,
  id: 'readNotifications',
  method: 'POST',
  path: '/notifications/read',
  tag: 'notifications',
  body: z.strictObject({ upTo: Instant }),
  response: Done,
});

/** Disabled kinds; absent from lists and counts. */
const NotificationSettings = z.strictObject({
  quiet: z.array(ConfigurableNotificationKind).check(z.maxLength(CONFIGURABLE_KINDS.length)),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

export const getNotificationSettings = operation({
  ...memberReadDefaults,
  id: 'getNotificationSettings',
  path: '/notifications/settings',
  tag: 'notifications',
  response: NotificationSettings,
});

export const putNotificationSettings = operation({
  ...memberWriteDefaults,
  id: 'putNotificationSettings',
  method: 'PUT',
  path: '/notifications/settings',
  tag: 'notifications',
  body: NotificationSettings,
  response: NotificationSettings,
});
