import { eq } from 'drizzle-orm';
import { members } from '../../db/schema/member';
import type { Sql } from '../../db/sql';
import type { Caller } from '../policies';

/** A trigger on `members` emits the event that closes the member's streams. */
export async function signOutEverywhere(db: Sql, me: Caller, now: Date): Promise<void> {
  await db.update(members).set({ signedOutAt: now }).where(eq(members.id, me.id));
}
