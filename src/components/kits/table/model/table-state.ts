import type { PageSize, TableSearch } from './table-search';

/** The user's table settings; non-default values go into the URL. */
export interface TableState {
  query: string;
  /** By priority. */
  sort: { id: string; desc: boolean }[];
  /** By column, see `FilterValue`. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Starts at 1. */
  page: number;
  pageSize: PageSize;
  hidden: readonly string[];
  /** Column order; empty for the declared order. */
  order: readonly string[];
  /** Columns pinned to the start. */
  pinned: readonly string[];
  /** Widths of resized columns in pixels. */
  widths: Readonly<Record<string, number>>;
  /** Column whose values group the rows; empty for none. */
  group: string;
}

export const defaultTableState: TableState = {
  query: '',
  sort: [],
  filters: {},
  page: 1,
  pageSize: 10,
  hidden: [],
  order: [],
  pinned: [],
  widths: {},
  group: '',
};

const listOf = (joined: string | undefined): string[] | undefined => joined?.split(',').filter(Boolean);

/** Table state from the URL, over the defaults. */
export function stateFromSearch(search: TableSearch, defaults: Partial<TableState> = {}): TableState {
  const base = { ...defaultTableState, ...defaults };
  return {
    query: search.q ?? base.query,
    sort:
      listOf(search.sort)?.map((part) => ({ id: part.replace(/^-/, ''), desc: part.startsWith('-') })) ??
      base.sort,
    filters: search.filter ?? base.filters,
    page: search.page ?? base.page,
    pageSize: search.size ?? base.pageSize,
    group: search.group ?? base.group,
    hidden: listOf(search.hide) ?? base.hidden,
    order: listOf(search.order) ?? base.order,
    pinned: listOf(search.pin) ?? base.pinned,
    widths:
      search.width === undefined
        ? base.widths
        : Object.fromEntries(
            search.width.split(',').flatMap((part) => {
              const [id = '', width] = part.split(':');
              const pixels = Number(width);
              return id && pixels >= 40 && pixels <= 1200 ? [[id, pixels]] : [];
            }),
          ),
  };
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Search parameters of a state: only what differs from the defaults. */
export function searchFromState(
  view: TableState,
  defaults: Partial<TableState> = {},
): { [Key in keyof TableSearch]-?: TableSearch[Key] | undefined } {
  const base = { ...defaultTableState, ...defaults };
  const unless = <K extends keyof TableState, V>(key: K, write: (value: TableState[K]) => V): V | undefined =>
    same(view[key], base[key]) ? undefined : write(view[key]);
  return {
    q: unless('query', (q) => q),
    sort: unless('sort', (sort) => sort.map(({ id, desc }) => `${desc ? '-' : ''}${id}`).join(',')),
    filter: unless('filters', (filters) =>
      Object.fromEntries(Object.entries(filters).map(([id, wanted]) => [id, [...wanted]])),
    ),
    page: unless('page', (page) => page),
    size: unless('pageSize', (size) => size),
    group: unless('group', (group) => group),
    hide: unless('hidden', (hidden) => hidden.join(',')),
    order: unless('order', (order) => order.join(',')),
    pin: unless('pinned', (pinned) => pinned.join(',')),
    width: unless('widths', (widths) =>
      Object.entries(widths)
        .map(([id, width]) => `${id}:${Math.round(width)}`)
        .join(','),
    ),
  };
}

/** Applies a patch; a change of the row set returns to page 1. */
export function patchTableState(view: TableState, patch: Partial<TableState>): TableState {
  const otherRows =
    'query' in patch || 'filters' in patch || 'sort' in patch || 'pageSize' in patch || 'group' in patch;
  return { ...view, ...(otherRows ? { page: 1 } : {}), ...patch };
}
