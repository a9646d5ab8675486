import { sql, type SQL } from 'drizzle-orm';
import { getSpaceItemVersion as operation, SpaceItem, SpaceItemVersion } from '@contract/space/space-item';
import * as z from 'zod/mini';
import { countRows, queryRows, type Sql } from '../../db/sql';
import type { Pagination } from '../../http/handler';
import { HttpProblem } from '../../http/response/problem';
import type { UnreadableItem } from '../../ops/unreadable-items';
import { toPage } from '../keyset';
import { isActive, type Caller } from '../policies';
import { findSpace } from './membership';

const utc = (at: SQL): SQL => sql`to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Items `i` as they are stored; `rest` is WHERE conditions and what follows. */
const selectRows = <Row extends z.ZodMiniType>(db: Sql, row: Row, rest: SQL): Promise<z.output<Row>[]> =>
  queryRows(
    db,
    row,
    sql`SELECT i.id, i.kind, CASE WHEN i.deleted_at IS NULL THEN i.body END AS body, i.revision,
          ${utc(sql`i.changed_at`)} AS "changedAt", m.handle AS "changedBy"
        FROM space_items i LEFT JOIN members m ON m.id = i.changed_by AND ${isActive(sql`m`)}
        WHERE ${rest}`,
  );

export const selectItems = (db: Sql, rest: SQL): Promise<SpaceItem[]> => selectRows(db, SpaceItem, rest);

const StoredRow = z.looseObject({ id: z.string(), revision: z.int() });

/**
 * Throws `not-found` for outsiders. Leaves out items that their schema refuses: one of them must not close the space. A
 * device that has read such an item before still has it.
 */
export async function listSpaceItems(
  db: Sql,
  me: Caller,
  { spaceId, since, limit }: { spaceId: string; since: number; limit: number },
  onUnreadable: (item: UnreadableItem) => void,
): Promise<{ items: SpaceItem[]; revision: number; hasMore: boolean }> {
  // Read before the items: every item up to this revision is committed.
  const { revision } = await findSpace(db, me, spaceId);
  const deleted = since > 0 ? sql`true` : sql`i.deleted_at IS NULL`;
  const found = await selectRows(
    db,
    StoredRow,
    sql`i.space_id = ${spaceId} AND i.revision > ${since} AND ${deleted} ORDER BY i.revision LIMIT ${limit + 1}`,
  );
  const rows = found.slice(0, limit);
  const items = rows.flatMap((row) => {
    const { data, error } = SpaceItem.safeParse(row);
    if (data) return [data];
    onUnreadable({ spaceId, id: row.id, field: error.issues[0]?.path.slice(0, 2).join('.') ?? '' });
    return [];
  });
  const last = rows.at(-1)?.revision ?? since;
  const hasMore = found.length > limit;
  return { items, revision: hasMore ? last : Math.max(revision, last), hasMore };
}

/** Throws `not-found` for outsiders, and for an item that never was. */
export async function listSpaceItemHistory(
  db: Sql,
  me: Caller,
  { spaceId, itemId, paging, limit }: { spaceId: string; itemId: string; paging: Pagination; limit: number },
): Promise<{ items: z.infer<typeof SpaceItemVersion>[]; nextCursor: string | null }> {
  await findSpace(db, me, spaceId);
  const isKnown = await countRows(
    db,
    sql`SELECT 1 FROM space_items WHERE space_id = ${spaceId} AND id = ${itemId}`,
  );
  if (!isKnown) throw new HttpProblem('not-found');
  const [before] = paging.after ?? [];
  const rows = await queryRows(
    db,
    SpaceItemVersion,
    sql`SELECT c.revision, ${utc(sql`c.at`)} AS at, m.handle AS by, c.fields AS set, c.removed
        FROM space_changes c LEFT JOIN members m ON m.id = c.member_id AND ${isActive(sql`m`)}
        WHERE c.space_id = ${spaceId} AND c.item_id = ${itemId}
          AND ${before === undefined ? sql`true` : sql`c.revision < ${before}::int`}
        ORDER BY c.revision DESC LIMIT ${limit + 1}`,
  );
  const page = toPage(rows, limit, paging, ({ revision }) => [String(revision)]);
  return { items: page.rows, nextCursor: page.nextCursor };
}

type ItemVersion = z.infer<typeof operation.response>;

/** Throws `not-found` for outsiders, and for a revision that is not in the history of the item. */
export async function getSpaceItemVersion(
  db: Sql,
  me: Caller,
  { spaceId, itemId, revision }: { spaceId: string; itemId: string; revision: number },
): Promise<ItemVersion> {
  await findSpace(db, me, spaceId);
  const [version] = await queryRows(
    db,
    operation.response,
    // Of several changes of a field, the last one decides.
    sql`SELECT c.revision, ${utc(sql`c.at`)} AS at, m.handle AS by,
          (SELECT jsonb_object_agg(field.key, field.value ORDER BY past.revision)
           FROM space_changes past, jsonb_each(past.fields) AS field
           WHERE past.space_id = c.space_id AND past.item_id = c.item_id AND past.revision <= c.revision) AS body
        FROM space_changes c LEFT JOIN members m ON m.id = c.member_id AND ${isActive(sql`m`)}
        WHERE c.space_id = ${spaceId} AND c.item_id = ${itemId} AND c.revision = ${revision}`,
  );
  if (!version) throw new HttpProblem('not-found');
  return version;
}
