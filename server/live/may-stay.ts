import { and, eq } from 'drizzle-orm';
import { members } from '../db/schema/member';
import { sessions } from '../db/schema/session';
import type { Sql } from '../db/sql';
import { isSignInRevoked } from '../repos/policies';
import type { Subscriber } from './stream-index';

/** Whether the session of a stream is still valid: its member may have been suspended or signed out since. */
export async function mayStay(db: Sql, { me, signedInAt }: Subscriber): Promise<boolean> {
  const [row] = await db
    .select({
      suspendedAt: members.suspendedAt,
      deletesAt: members.deletesAt,
      role: members.role,
      signedOutAt: members.signedOutAt,
      endedAt: sessions.endedAt,
    })
    .from(members)
    .leftJoin(sessions, and(eq(sessions.memberId, members.id), eq(sessions.signedInAt, new Date(signedInAt))))
    .where(eq(members.id, me.id));
  return (
    row?.suspendedAt === null &&
    row.deletesAt === null &&
    row.endedAt === null &&
    (row.role === 'moderator') === me.moderator &&
    !isSignInRevoked(signedInAt, row.signedOutAt)
  );
}
