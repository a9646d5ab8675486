import {
  columnFacetingFeature,
  columnFilteringFeature,
  columnGroupingFeature,
  globalFilteringFeature,
  memo,
  type Row,
  type RowData,
  type RowModel,
  rowAggregationFeature,
  rowPaginationFeature,
  rowSortingFeature,
  type Table,
  tableFeatures,
} from '@tanstack/react-table';
import {
  cellText,
  filterPredicate,
  type FilterValue,
  isEmptyFilter,
} from '@/components/kits/table/filter/filter';
import { normalizeText } from '@/lib/text/normalize-text';
import { columnMeta } from './column-meta';
import { orderByRanks, type Ranks, rankValues } from './rank';

/** Features that the row models read. */
export const processingFeatures = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  columnFacetingFeature,
  columnGroupingFeature,
  rowAggregationFeature,
  rowSortingFeature,
  rowPaginationFeature,
});

type Features = typeof processingFeatures;
type ProcessedTable<T extends RowData> = Table<Features, T>;
type Model<T extends RowData> = RowModel<Features, T>;
type TableColumn<T extends RowData> = ReturnType<ProcessedTable<T>['getAllLeafColumns']>[number];

const valueOf = <T extends RowData>(column: TableColumn<T>, row: Row<Features, T>): unknown =>
  column.accessorFn?.(row.original, row.index);

/** Search text per row: all searchable columns, normalised and joined. */
function searchTexts<T extends RowData>(table: ProcessedTable<T>): string[] {
  const columns = table
    .getAllLeafColumns()
    .filter((column) => column.accessorFn && column.columnDef.enableGlobalFilter !== false);
  return table
    .getCoreRowModel()
    .rows.map((row) =>
      normalizeText(
        columns
          .map((column) => columnMeta(column).text?.(row.original) ?? cellText(valueOf(column, row)))
          .join('\n'),
      ),
    );
}

/** Tests of all active filters except one. */
function activeFilters<T extends RowData>(
  table: ProcessedTable<T>,
  except?: string,
): ((row: Row<Features, T>) => boolean)[] {
  return table.atoms.columnFilters.get().flatMap(({ id, value }) => {
    const column = table.getColumn(id);
    const kind = column && columnMeta(column).filter;
    const wanted = value as FilterValue;
    if (!column || !kind || id === except || isEmptyFilter(wanted)) return [];
    const test = filterPredicate(kind, wanted);
    return [(row) => test(valueOf(column, row))];
  });
}

/** Rows that match search and filters. */
export function filteredRowModel<T extends RowData>(table: ProcessedTable<T>): () => Model<T> {
  const texts = memo({
    memoDeps: () => [table.getCoreRowModel(), table.options.columns],
    fn: () => searchTexts(table),
  });
  return memo({
    memoDeps: () => [
      table.getPreFilteredRowModel(),
      table.atoms.columnFilters.get(),
      table.atoms.globalFilter.get(),
    ],
    fn: () => {
      const all = table.getPreFilteredRowModel();
      const words = normalizeText(cellText(table.atoms.globalFilter.get())).split(/\s+/).filter(Boolean);
      const tests = activeFilters(table);
      if (words.length === 0 && tests.length === 0) return all;
      const textByRow = words.length > 0 ? texts() : [];
      const rows = all.rows.filter(
        (row) =>
          words.every((word) => textByRow[row.index]?.includes(word)) && tests.every((test) => test(row)),
      );
      return { rows, flatRows: rows, rowsById: all.rowsById };
    },
  });
}

/** Groups by the sorted columns that have a value per group, then by the value of the group. */
function orderGroups<T extends RowData>(
  table: ProcessedTable<T>,
  groups: readonly Row<Features, T>[],
): Row<Features, T>[] {
  const byValue = { ranks: rankValues(groups.map((group) => group.groupingValue)), desc: false };
  const columns = table.atoms.sorting.get().flatMap(({ id, desc }) => {
    const column = table.getColumn(id);
    const hasValue = column && (column.getIsGrouped() || column.getAggregationFns().length > 0);
    return hasValue ? [{ ranks: rankValues(groups.map((group) => group.getValue(id))), desc }] : [];
  });
  const order = orderByRanks(Int32Array.from(groups.keys()), [...columns, byValue]);
  return Array.from(order).flatMap((place) => groups[place] ?? []);
}

/** Ties keep the order of the data, not that of an earlier sort. */
function indicesOf<T extends RowData>(
  rows: readonly Row<Features, T>[],
  core: readonly Row<Features, T>[],
): Int32Array {
  const indices = new Int32Array(rows.length);
  if (rows === core) {
    for (let index = 0; index < rows.length; index += 1) indices[index] = index;
    return indices;
  }
  let last = -1;
  let ordered = true;
  for (let place = 0; place < rows.length; place += 1) {
    const index = rows[place]?.index ?? 0;
    indices[place] = index;
    ordered &&= index > last;
    last = index;
  }
  return ordered ? indices : indices.toSorted();
}

/** Rows in the order of cached column ranks; with groups, the groups and the rows of each. */
export function sortedRowModel<T extends RowData>(table: ProcessedTable<T>): () => Model<T> {
  const ranks = memo({
    memoDeps: () => [table.getCoreRowModel(), table.options.columns],
    fn: () => new Map<string, Ranks>(),
  });
  const ranksOf = (column: TableColumn<T>): Ranks => {
    const known = ranks().get(column.id);
    if (known) return known;
    const made = rankValues(table.getCoreRowModel().rows.map((row) => valueOf(column, row)));
    ranks().set(column.id, made);
    return made;
  };
  return memo({
    memoDeps: () => [table.getPreSortedRowModel(), table.atoms.sorting.get(), ranks()],
    fn: () => {
      const before = table.getPreSortedRowModel();
      const columns = table.atoms.sorting.get().flatMap(({ id, desc }) => {
        const column = table.getColumn(id);
        return column?.accessorFn ? [{ ranks: ranksOf(column), desc }] : [];
      });
      const core = table.getCoreRowModel().rows;
      const sorted = (unsorted: readonly Row<Features, T>[]): Row<Features, T>[] => {
        const order = orderByRanks(indicesOf(unsorted, core), columns);
        const rows: Row<Features, T>[] = [];
        for (let place = 0; place < order.length; place += 1) {
          const row = core[order[place] ?? 0];
          if (row) rows.push(row);
        }
        return rows;
      };
      if (before.rows[0]?.getIsGrouped()) {
        const groups = orderGroups(table, before.rows);
        for (const group of groups) group.subRows = sorted(group.subRows);
        const flatRows = groups.flatMap((group) => [group, ...group.subRows]);
        return { rows: groups, flatRows, rowsById: before.rowsById };
      }
      if (columns.length === 0) return before;
      const rows = sorted(before.rows);
      return { rows, flatRows: rows, rowsById: before.rowsById };
    },
  });
}

/** Rows of one page; a page past the end shows the last one. */
export function paginatedRowModel<T extends RowData>(table: ProcessedTable<T>): () => Model<T> {
  return memo({
    memoDeps: () => [table.getPrePaginatedRowModel(), table.atoms.pagination.get()],
    fn: () => {
      const all = table.getPrePaginatedRowModel();
      const { pageIndex, pageSize } = table.atoms.pagination.get();
      const last = Math.max(0, Math.ceil(all.rows.length / pageSize) - 1);
      const from = Math.min(pageIndex, last) * pageSize;
      const rows = all.rows.slice(from, from + pageSize);
      return { rows, flatRows: rows, rowsById: all.rowsById };
    },
  });
}

/**
 * Counts of a column's values among rows that match the other filters, most frequent first. Includes values with
 * a count of 0, which the library leaves out, so that choices do not disappear under other filters.
 */
export function facetedUniqueValues<T extends RowData>(
  table: ProcessedTable<T>,
  id: string,
): () => Map<string, number> {
  return memo({
    memoDeps: () => [table.getCoreRowModel(), table.options.columns, table.atoms.columnFilters.get()],
    fn: () => {
      const column = table.getColumn(id);
      const counts = new Map<string, number>();
      if (!column) return counts;
      const tests = activeFilters(table, id);
      for (const row of table.getCoreRowModel().rows) {
        const value = valueOf(column, row);
        const passes = tests.every((test) => test(row));
        for (const each of Array.isArray(value) ? value : [value]) {
          const text = cellText(each);
          if (text !== '') counts.set(text, (counts.get(text) ?? 0) + (passes ? 1 : 0));
        }
      }
      return new Map([...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])));
    },
  });
}
