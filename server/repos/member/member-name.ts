import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { countRows, queryRows, type Sql } from '../../db/sql';

const IdRow = z.object({ id: z.nullable(z.string()) });

/** Handles and accounts are rows of their own, by their name: docs/decisions/0082-names.md. */
const findId = async (db: Sql, query: SQL): Promise<string | null> => {
  const [row] = await queryRows(db, IdRow, query);
  return row?.id ?? null;
};

/** Id of the member with the handle; null for a free or a former one. */
export const findHandleOwner = (db: Sql, handle: string): Promise<string | null> =>
  findId(db, sql`SELECT h.member_id AS id FROM handles h WHERE h.handle = ${handle}`);

/** Id of the member with the handle, or of the one for whom the handle is held. */
export const findMemberId = (db: Sql, handle: string): Promise<string | null> =>
  findId(
    db,
    sql`SELECT coalesce((SELECT h.member_id FROM handles h WHERE h.handle = ${handle}),
          (SELECT fh.member_id FROM former_handles fh WHERE fh.handle = ${handle} AND fh.held_until > now())) AS id`,
  );

const findIds = async (db: Sql, query: SQL): Promise<string[]> => {
  const rows = await queryRows(db, z.object({ id: z.string() }), query);
  return rows.map(({ id }) => id);
};

/** Ids of the members with the handles, without former ones. */
export const findHandleOwners = (db: Sql, handles: readonly string[]): Promise<string[]> =>
  findIds(
    db,
    sql`SELECT h.member_id AS id FROM handles h WHERE h.handle = ANY(${sql.param([...handles])}::text[])`,
  );

/** Ids of the members with the handles, and of those for whom they are held. */
export const findMemberIds = (db: Sql, handles: readonly string[]): Promise<string[]> =>
  findIds(
    db,
    sql`SELECT h.member_id AS id FROM handles h WHERE h.handle = ANY(${sql.param([...handles])}::text[])
        UNION SELECT fh.member_id FROM former_handles fh
        WHERE fh.handle = ANY(${sql.param([...handles])}::text[]) AND fh.held_until > now()`,
  );

/** The handle is the former one of a member, who may take it back. */
export const isHeldHandle = async (db: Sql, handle: string): Promise<boolean> =>
  (await countRows(
    db,
    sql`SELECT 1 FROM former_handles fh WHERE fh.handle = ${handle} AND fh.held_until > now()`,
  )) > 0;

export const findAccountOwner = (db: Sql, uid: string): Promise<string | null> =>
  findId(db, sql`SELECT c.member_id AS id FROM accounts c WHERE c.uid = ${uid}`);

const claims =
  (table: SQL, key: SQL) =>
  async (db: Sql, name: string, memberId: string): Promise<boolean> =>
    memberId ===
    (await findId(
      db,
      sql`INSERT INTO ${table} (${key}, member_id) VALUES (${name}, ${memberId})
          ON CONFLICT (${key}) DO UPDATE SET ${key} = excluded.${key} RETURNING member_id AS id`,
    ));

const releases =
  (table: SQL, key: SQL) =>
  (db: Sql, name: string, memberId: string): Promise<unknown> =>
    db.execute(sql`DELETE FROM ${table} WHERE ${key} = ${name} AND member_id = ${memberId}`);

/** Waits for a transaction that claims the same handle; false for the handle of another. */
export const claimHandle = claims(sql`handles`, sql`handle`);

/** Like `claimHandle`, for the account of the identity provider. */
export const claimAccount = claims(sql`accounts`, sql`uid`);

export const releaseHandle = releases(sql`handles`, sql`handle`);
export const releaseAccount = releases(sql`accounts`, sql`uid`);
