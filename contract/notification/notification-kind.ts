import * as z from 'zod/mini';

export const CONFIGURABLE_KINDS = [
  'like',
  'repost',
  'reply',
  'quote',
  'mention',
  'follow',
  'request',
  'approval',
  'poll',
  'space',
] as const;

/** Members can switch these off. */
export const ConfigurableNotificationKind = z.enum(CONFIGURABLE_KINDS);
export type ConfigurableNotificationKind = z.infer<typeof ConfigurableNotificationKind>;

export const NOTIFICATION_KINDS = [...CONFIGURABLE_KINDS, 'moderation'] as const;
export const NotificationKind = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof NotificationKind>;
