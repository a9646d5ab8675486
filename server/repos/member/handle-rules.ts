import { sql, type SQL } from 'drizzle-orm';
import { countRows, type Sql } from '../../db/sql';

const RESERVED = new Set([
  'admin',
  'administrator',
  'moderator',
  'plaza',
  'support',
  'system',
  'help',
  'root',
]);

export const isReservedHandle = (handle: string): boolean => RESERVED.has(handle);

/** Id of the member with the handle, or of the one for whom the handle is held. */
export const memberIdByHandle = (handle: string): SQL => sql`coalesce(
  (SELECT hm.id FROM members hm WHERE hm.handle = ${handle}),
  (SELECT fh.member_id FROM former_handles fh WHERE fh.handle = ${handle} AND fh.held_until > now()))`;

/** The handle is the former one of a member, who may take it back. */
export const isHeldHandle = async (db: Sql, handle: string): Promise<boolean> =>
  (await countRows(
    db,
    sql`SELECT 1 FROM former_handles fh WHERE fh.handle = ${handle} AND fh.held_until > now()`,
  )) > 0;
