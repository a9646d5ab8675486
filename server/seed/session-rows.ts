import type { sessions } from '../db/schema/session';
import { makeId } from '../db/id';

const HOUR = 3_600_000;

/** Two devices beside the one that signs in: a phone used this morning, a browser of last month. */
export function buildSessionRows(now: Date, memberIds: readonly string[]): (typeof sessions.$inferInsert)[] {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR);
  return memberIds.flatMap((memberId) =>
    [
      { browser: 'Chrome', system: 'Android', signedInAt: hoursAgo(26 * 24), lastSeenAt: hoursAgo(5) },
      { browser: 'Firefox', system: 'Windows', signedInAt: hoursAgo(61 * 24), lastSeenAt: hoursAgo(33 * 24) },
    ].map((session) => ({ id: makeId(session.signedInAt), memberId, ...session })),
  );
}
