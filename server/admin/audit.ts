import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { makeId } from '../db/id';
import { operatorActions } from '../db/schema/service';
import { instantColumn, queryRows, type Sql } from '../db/sql';
import type { Admin } from './command';

interface Action {
  command: string;
  memberId?: string;
  note?: string;
}

/** Part of the command's transaction: a change without its line, or a line without its change, cannot be stored. */
export async function recordAction(
  tx: Sql,
  { now, operator }: Pick<Admin, 'now' | 'operator'>,
  { command, memberId, note = '' }: Action,
): Promise<void> {
  const at = now();
  await tx
    .insert(operatorActions)
    .values({ id: makeId(at), at, operator, command, memberId: memberId ?? null, note });
}

const ActionRow = z.object({
  at: instantColumn,
  operator: z.string(),
  command: z.string(),
  handle: z.nullable(z.string()),
  note: z.string(),
});

/** The latest actions, newest first. */
export const readActions = (db: Sql, limit: number): Promise<z.infer<typeof ActionRow>[]> =>
  queryRows(
    db,
    ActionRow,
    sql`SELECT a.at, a.operator, a.command, m.handle, a.note FROM operator_actions a
        LEFT JOIN members m ON m.id = a.member_id ORDER BY a.at DESC, a.id DESC LIMIT ${limit}`,
  );
