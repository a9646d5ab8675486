import { sql, type SQL } from 'drizzle-orm';
import { DEFAULT_PAGE_SIZE } from '@contract/primitives';
import type { Pagination } from '../../http/handler';
import { literal } from '../../db/sql';
import type { ValueOf } from '../../db/statement';
import { afterKeyset, isAfter } from '../keyset';
import { rightsOf, viewerOf, type Caller, type Rights, type Viewer } from '../policies';

/** Who reads a page of a list, and where it begins: parameters of one call, or values of a defined statement. */
export interface ListPlace {
  viewer: Viewer;
  /** The row of this moment and id comes after the cursor. */
  isAfter: (at: SQL, id: SQL) => SQL;
  /** One more than the limit. */
  rows: SQL;
}

interface Page {
  paging: Pagination;
  limit: number;
}

/** Only the usual number is part of the text: each text takes one of a connection's prepared statements. */
const isUsual = (limit: number): boolean => limit === DEFAULT_PAGE_SIZE;

export const placeOf = (me: Caller, { paging, limit }: Page): ListPlace => ({
  viewer: viewerOf(me),
  isAfter: (at, id) => afterKeyset(paging, at, id),
  rows: isUsual(limit) ? literal(limit + 1) : sql`${limit + 1}`,
});

/** What the text of a defined list depends on. */
export interface ListShape extends Rights {
  isFirstPage: boolean;
  /** Null for a number that is a value. */
  rows: number | null;
}

export type ListValue = 'viewer' | 'at' | 'id' | 'rows';

export const listShapeOf = (me: Caller, { paging, limit }: Page): ListShape => ({
  ...rightsOf(me),
  isFirstPage: paging.after === null,
  rows: isUsual(limit) ? limit + 1 : null,
});

export const listValuesOf = (
  me: Caller,
  { paging: { after }, limit }: Page,
): Record<ListValue, string | number | undefined> => ({
  viewer: me.id,
  at: after?.[0],
  id: after?.[1],
  rows: limit + 1,
});

export const definedPlace = (
  { isFirstPage, rows, ...rights }: ListShape,
  value: ValueOf<ListValue>,
): ListPlace => ({
  viewer: { id: sql`${value('viewer')}::uuid`, ...rights },
  isAfter: (at, id) => (isFirstPage ? sql`true` : isAfter(at, id, { at: value('at'), id: value('id') })),
  rows: rows === null ? sql`${value('rows')}::int` : literal(rows),
});
