import type { MemberCard } from '@contract/member/member';
import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';

/** Columns of a member card from the table alias `m`. */
export const cardColumns = (m: SQL): SQL =>
  sql`${m}.id AS "memberId", ${m}.handle, ${m}.name, ${m}.avatar_url AS "avatarUrl"`;

/** The row of `cardColumns`. */
export const CardRow = z.object({
  memberId: z.string(),
  handle: z.string(),
  name: z.string(),
  avatarUrl: z.nullable(z.string()),
});
export type CardRow = z.infer<typeof CardRow>;

export const cardOf = (row: CardRow): MemberCard => ({
  id: row.memberId,
  handle: row.handle,
  name: row.name,
  avatarUrl: row.avatarUrl,
});
