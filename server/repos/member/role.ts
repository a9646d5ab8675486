import { sql } from 'drizzle-orm';
import type { Role } from '@contract/member/member';
import type * as z from 'zod/mini';
import type { Sql } from '../../db/sql';

/** A trigger on `members` closes the member's streams, so that the app reads the new role. */
export async function setRole(db: Sql, memberId: string, role: z.infer<typeof Role>): Promise<void> {
  await db.execute(sql`UPDATE members SET role = ${role} WHERE id = ${memberId}`);
}
