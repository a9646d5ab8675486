import { sql } from 'drizzle-orm';
import { Role } from '@contract/member/member';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../db/sql';
import { OperatorError } from './operator-error';
import { findHandleOwner } from '../repos/member/member-name';

const FoundMember = z.object({
  id: z.string(),
  uid: z.string(),
  handle: z.string(),
  role: Role,
  suspended: z.boolean(),
});
export type FoundMember = z.infer<typeof FoundMember>;

/** Locks the member until the end of the transaction. Throws OperatorError for an unknown handle. */
export async function findMember(tx: Sql, given: string): Promise<FoundMember> {
  const handle = given.replace(/^@/, '').toLowerCase();
  const [member] = await queryRows(
    tx,
    FoundMember,
    sql`SELECT id, uid, handle, role, suspended_at IS NOT NULL AS suspended FROM members
        WHERE id = ${await findHandleOwner(tx, handle)} FOR NO KEY UPDATE`,
  );
  if (member) return member;
  throw new OperatorError(`There is no member @${handle}: the handle is on the profile, after the @`);
}
