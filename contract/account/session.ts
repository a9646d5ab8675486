import * as z from 'zod/mini';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { Done, Id, Instant, listOf } from '../primitives';

/** A session without a request for this long is forgotten, and its device must sign in again. */
export const SESSION_DAYS = 90;
/** The latest sessions are listed. */
export const MAX_SESSIONS = 100;

const DeviceWords = z.nullable(z.string().check(z.maxLength(40)));

/** One sign-in on one device. */
export const MemberSession = z.object({
  id: Id,
  /** "Firefox"; null if the device does not say. */
  browser: DeviceWords,
  /** "Android"; null if the device does not say. */
  system: DeviceWords,
  current: z.boolean(),
  sameNetwork: z.boolean(),
  signedInAt: Instant,
  /** Accurate to five minutes. */
  lastSeenAt: Instant,
});
export type MemberSession = z.infer<typeof MemberSession>;

export const listSessions = operation({
  ...memberReadDefaults,
  id: 'listSessions',
  path: '/me/sessions',
  tag: 'members',
  response: listOf(MemberSession, MAX_SESSIONS),
});

/** Its tokens are refused with `signed-out` from now on. */
export const endSession = operation({
  ...memberWriteDefaults,
  id: 'endSession',
  method: 'DELETE',
  path: '/me/sessions/{sessionId}',
  tag: 'members',
  params: z.strictObject({ sessionId: Id }),
  response: Done,
});

/** Takes the device off the list. Its tokens are not refused: the device deletes them. */
export const signOut = operation({
  ...memberWriteDefaults,
  access: 'account',
  id: 'signOut',
  method: 'POST',
  path: '/me/sign-out',
  tag: 'members',
  response: Done,
});

/** Tokens of all earlier sign-ins, this one included, are refused with `signed-out` from now on. */
export const signOutEverywhere = operation({
  ...memberWriteDefaults,
  id: 'signOutEverywhere',
  method: 'POST',
  path: '/me/sign-out-everywhere',
  tag: 'members',
  response: Done,
});
