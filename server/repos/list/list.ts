import { sql, type SQL } from 'drizzle-orm';
import type { List } from '@contract/member/list';
import { MAX_LIST_MEMBERS, MAX_LISTS } from '@contract/list-limits';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import { findMember } from '../member/member';
import { findMemberId } from '../member/member-name';
import { freeName } from '../own-name';
import { listPeople, type PersonPage } from '../people/people';
import type { Caller } from '../policies';
import type { PageRequest } from '../post/post-list';

const ListRow = z.object({ id: z.string(), name: z.string(), count: z.int() });

const readLists = (db: Sql, me: Caller, condition: SQL): Promise<List[]> =>
  queryRows(
    db,
    ListRow,
    sql`SELECT l.id, l.name, (SELECT count(*)::int FROM list_members lm WHERE lm.list_id = l.id) AS count
        FROM lists l WHERE l.member_id = ${me.id} AND l.deleted_at IS NULL AND ${condition}
        ORDER BY lower(l.name), l.id LIMIT ${MAX_LISTS}`,
  );

/** The caller's lists by name. */
export const listLists = (db: Sql, me: Caller): Promise<List[]> => readLists(db, me, sql`true`);

/** Throws `not-found` for a deleted list and for the list of another member. */
export async function findList(db: Sql, me: Caller, listId: string): Promise<List> {
  const [list] = await readLists(db, me, sql`l.id = ${listId}`);
  if (!list) throw new HttpProblem('not-found');
  return list;
}

/** Creates, renames or restores. Throws as `freeName` does, and `not-found` for the list of another member. */
export async function putList(
  db: Sql,
  me: Caller,
  now: Date,
  { listId, name: given }: { listId: string; name: string },
): Promise<List> {
  const others = (await listLists(db, me)).filter(({ id }) => id !== listId);
  const name = freeName(given, others, { what: 'list', max: MAX_LISTS });
  await db.execute(
    sql`INSERT INTO lists AS l (id, member_id, name, created_at) VALUES (${listId}, ${me.id}, ${name}, ${now})
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, deleted_at = NULL WHERE l.member_id = ${me.id}`,
  );
  return findList(db, me, listId);
}

/** Does nothing for a missing list, or for one of another member. */
export const deleteList = (db: Sql, me: Caller, now: Date, id: string) =>
  db.execute(
    sql`UPDATE lists SET deleted_at = ${now} WHERE id = ${id} AND member_id = ${me.id} AND deleted_at IS NULL`,
  );

interface Membership {
  listId: string;
  handle: string;
}

/** Runs under the writer's lock. Throws `not-found`, `blocked`, and `conflict` for one member too many. */
export async function addListMember(
  db: Sql,
  me: Caller,
  now: Date,
  { listId, handle }: Membership,
): Promise<List> {
  await findList(db, me, listId);
  const { id, relation } = await findMember(db, me, handle);
  if (relation.blocked) throw new HttpProblem('blocked');
  await db.execute(
    sql`INSERT INTO list_members (list_id, member_id, owner_id, created_at) VALUES (${listId}, ${id}, ${me.id}, ${now})
        ON CONFLICT DO NOTHING`,
  );
  const list = await findList(db, me, listId);
  if (list.count <= MAX_LIST_MEMBERS) return list;
  throw new HttpProblem('conflict', {
    detail: `“${list.name}” has ${MAX_LIST_MEMBERS} people. Remove one first.`,
  });
}

/** Also removes members whom the caller cannot see. Throws `not-found` for the list. */
export async function removeListMember(db: Sql, me: Caller, { listId, handle }: Membership): Promise<List> {
  await findList(db, me, listId);
  await db.execute(
    sql`DELETE FROM list_members WHERE list_id = ${listId} AND member_id = ${await findMemberId(db, handle)}`,
  );
  return findList(db, me, listId);
}

/** Throws `not-found`. Leaves out members whom the caller cannot see. */
export async function listListMembers(
  db: Sql,
  me: Caller,
  { listId, ...page }: PageRequest & { listId: string },
): Promise<PersonPage> {
  await findList(db, me, listId);
  return listPeople(db, me, {
    from: sql`list_members x`,
    where: sql`x.list_id = ${listId}`,
    member: sql`x.member_id`,
    at: sql`x.created_at`,
    ...page,
  });
}

/** Ids of the caller's lists that have the member. Throws `not-found` and `blocked`. */
export async function listsOfMember(db: Sql, me: Caller, handle: string): Promise<string[]> {
  const { id } = await findMember(db, me, handle);
  const rows = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`SELECT l.id FROM list_members lm JOIN lists l ON l.id = lm.list_id AND l.deleted_at IS NULL
        WHERE lm.member_id = ${id} AND lm.owner_id = ${me.id} ORDER BY lower(l.name), l.id`,
  );
  return rows.map((row) => row.id);
}
