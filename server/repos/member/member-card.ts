import type { MemberCard } from '@contract/member';
import { sql, type SQL } from 'drizzle-orm';

/** What `cardColumns` selects. */
export interface CardRow extends Record<string, unknown> {
  memberId: string;
  handle: string;
  name: string;
  avatarUrl: string | null;
}

/** Columns of a member card from the table alias `m`. */
export const cardColumns = (m: SQL): SQL =>
  sql`${m}.id AS "memberId", ${m}.handle, ${m}.name, ${m}.avatar_url AS "avatarUrl"`;

export const cardOf = (row: CardRow): MemberCard => ({
  id: row.memberId,
  handle: row.handle,
  name: row.name,
  avatarUrl: row.avatarUrl,
});
