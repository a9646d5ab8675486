import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Relationship } from '@contract/member/member';
import type { Person } from '@contract/member/people';
import { instantColumn, queryRows, type Sql } from '../../db/sql';
import { afterKeyset, toPage } from '../keyset';
import { cardColumns, cardOf, CardRow } from '../member/member-card';
import { findMember, relationColumns } from '../member/member';
import { canNotifyAbout, canNotifyBy } from '../notification/notification-policies';
import { notBlocked, viewerOf, type Caller } from '../policies';
import { findReadable } from '../post/post';
import type { PageRequest } from '../post/post-list';

export interface PersonPage {
  items: Person[];
  nextCursor: string | null;
}

interface Listing {
  /** FROM clause with the rows `x`. */
  from: SQL;
  where: SQL;
  /** Column of `x` with the id of the member. */
  member: SQL;
  at: SQL;
  /** Second part of the keyset; the member by default. */
  id?: SQL;
}

const PersonRow = z.extend(CardRow, {
  approvesFollowers: z.boolean(),
  relation: Relationship,
  at: instantColumn,
  id: z.string(),
});

/** Members the caller may see, newest row first. */
export async function listPeople(
  db: Sql,
  me: Caller,
  { from, where, member, at, id = member, paging, limit }: Listing & PageRequest,
): Promise<PersonPage> {
  const found = await queryRows(
    db,
    PersonRow,
    sql`SELECT ${cardColumns(sql`m`)}, m.approves_followers AS "approvesFollowers", ${relationColumns(me)} AS relation,
          ${at} AS at, ${id} AS id
        FROM ${from} JOIN members m ON m.id = ${member}
        WHERE ${where} AND ${notBlocked(viewerOf(me), sql`m.id`)} AND ${afterKeyset(paging, at, id)}
        ORDER BY ${at} DESC, ${id} DESC LIMIT ${limit + 1}`,
  );
  const { rows, nextCursor } = toPage(found, limit, paging, (row) => [row.at, row.id]);
  const items = rows.map((row) => {
    const { approvesFollowers, relation } = row;
    return Object.assign(cardOf(row), { approvesFollowers, relation });
  });
  return { items, nextCursor };
}

type OfMember = (db: Sql, me: Caller, request: PageRequest & { handle: string }) => Promise<PersonPage>;

/** Throws `not-found` and `blocked`. */
export const listFollowers: OfMember = async (db, me, { handle, ...page }) => {
  const { id } = await findMember(db, me, handle);
  return listPeople(db, me, {
    from: sql`follows x`,
    where: sql`x.target_id = ${id}`,
    member: sql`x.member_id`,
    at: sql`x.created_at`,
    ...page,
  });
};

/** Throws `not-found` and `blocked`. */
export const listFollowing: OfMember = async (db, me, { handle, ...page }) => {
  const { id } = await findMember(db, me, handle);
  return listPeople(db, me, {
    from: sql`follows x`,
    where: sql`x.member_id = ${id}`,
    member: sql`x.target_id`,
    at: sql`x.created_at`,
    ...page,
  });
};

/** Throws `not-found` for a post the caller may not read. */
export async function listMarkers(
  db: Sql,
  me: Caller,
  { postId, table, ...page }: PageRequest & { postId: string; table: 'likes' | 'reposts' },
): Promise<PersonPage> {
  await findReadable(db, me, postId);
  return listPeople(db, me, {
    from: sql`${sql.raw(table)} x`,
    where: sql`x.post_id = ${postId}`,
    member: sql`x.member_id`,
    at: sql`x.created_at`,
    ...page,
  });
}

export const listNotificationActors = (
  db: Sql,
  me: Caller,
  { notificationId, ...page }: PageRequest & { notificationId: string },
): Promise<PersonPage> =>
  listPeople(db, me, {
    from: sql`notifications x`,
    where: sql`x.member_id = ${me.id} AND x.group_key = (
        SELECT n.group_key FROM notifications n
        WHERE n.id = ${notificationId} AND n.member_id = ${me.id} AND n.kind <> 'moderation')
      AND ${canNotifyBy(viewerOf(me), sql`x`)} AND ${canNotifyAbout(viewerOf(me), sql`x`)}`,
    member: sql`x.actor_id`,
    at: sql`x.at`,
    id: sql`x.id`,
    ...page,
  });
