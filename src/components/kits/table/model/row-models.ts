import type { RowData, RowModel, StockFeatures, Table, TableFeatures } from '@tanstack/react-table';
import type { ColumnMeta } from './column-meta';
import {
  isEmptyFilter,
  normalizeText,
  filterPredicate,
  cellText,
  type FilterValue,
} from '@/components/kits/table/filter/filter';
import { orderByRanks, type Ranks, rankValues } from './rank';

type Full<T extends RowData> = Table<StockFeatures, T>;
type Model<T extends RowData> = RowModel<StockFeatures, T>;
type Column<T extends RowData> = ReturnType<Full<T>['getAllLeafColumns']>[number];

export const columnMeta = (column: { columnDef: { meta?: ColumnMeta | undefined } }): ColumnMeta =>
  column.columnDef.meta ?? {};

/** Recomputes only when an input changes. */
function memo<T>(inputs: () => readonly unknown[], make: () => T): () => T {
  let last: { inputs: readonly unknown[]; value: T } | null = null;
  return () => {
    const now = inputs();
    if (!last || now.some((input, place) => input !== last?.inputs[place]))
      last = { inputs: now, value: make() };
    return last.value;
  };
}

/** Search text per row: all searchable columns, normalised and joined. */
function searchTexts<T extends RowData>(table: Full<T>): string[] {
  const columns = table
    .getAllLeafColumns()
    .filter((column) => column.accessorFn && !columnMeta(column).excludedFromSearch);
  return table.getCoreRowModel().rows.map((row) =>
    normalizeText(
      columns
        .map((column) => {
          const { text } = columnMeta(column);
          return text ? text(row.original as never) : cellText(column.accessorFn?.(row.original, row.index));
        })
        .join('\n'),
    ),
  );
}

/** Predicates of all active filters except one. */
export function activeFilters<T extends RowData>(
  table: Full<T>,
  except?: string,
): { column: Column<T>; test: (value: unknown) => boolean }[] {
  return table.atoms.columnFilters.get().flatMap(({ id, value }) => {
    const column = table.getColumn(id);
    const kind = column && columnMeta(column).filter;
    const wanted = value as FilterValue;
    return column && kind && id !== except && !isEmptyFilter(wanted)
      ? [{ column, test: filterPredicate(kind, wanted) }]
      : [];
  });
}

/**
 * Rows that match search and filters. Fills the `filteredRowModel` slot; the library's own tests row by row
 * and column by column.
 */
export function filteredModel<F extends TableFeatures, T extends RowData>() {
  return (given: Table<F, T>): (() => RowModel<F, T>) => {
    const table = given as unknown as Full<T>;
    const hay = memo(
      () => [table.getCoreRowModel(), table.options.columns],
      () => searchTexts(table),
    );
    const model = memo<Model<T>>(
      () => [table.getPreFilteredRowModel(), table.atoms.columnFilters.get(), table.atoms.globalFilter.get()],
      () => {
        const all = table.getPreFilteredRowModel();
        const words = normalizeText(cellText(table.atoms.globalFilter.get())).split(/\s+/).filter(Boolean);
        const tests = activeFilters(table);
        if (words.length === 0 && tests.length === 0) return all;
        const stacks = words.length > 0 ? hay() : [];
        const rows = all.rows.filter(
          (row) =>
            words.every((word) => stacks[row.index]?.includes(word)) &&
            tests.every(({ column, test }) => test(column.accessorFn?.(row.original, row.index))),
        );
        return { rows, flatRows: rows, rowsById: all.rowsById };
      },
    );
    return model as unknown as () => RowModel<F, T>;
  };
}

/** Sorted rows by cached column ranks. Fills the `sortedRowModel` slot. */
export function sortedModel<F extends TableFeatures, T extends RowData>() {
  return (given: Table<F, T>): (() => RowModel<F, T>) => {
    const table = given as unknown as Full<T>;
    const ranks = memo(
      () => [table.getCoreRowModel(), table.options.columns],
      () => new Map<string, Ranks>(),
    );
    const ranksOf = (column: Column<T>): Ranks => {
      const known = ranks().get(column.id);
      if (known) return known;
      const made = rankValues(
        table.getCoreRowModel().rows.map((row) => column.accessorFn?.(row.original, row.index)),
      );
      ranks().set(column.id, made);
      return made;
    };
    const model = memo<Model<T>>(
      () => [table.getPreSortedRowModel(), table.atoms.sorting.get(), ranks()],
      () => {
        const before = table.getPreSortedRowModel();
        const columns = table.atoms.sorting.get().flatMap(({ id, desc }) => {
          const column = table.getColumn(id);
          return column?.accessorFn ? [{ ranks: ranksOf(column), desc }] : [];
        });
        if (columns.length === 0) return before;
        const core = table.getCoreRowModel().rows;
        const order = orderByRanks(
          Int32Array.from(before.rows, (row) => row.index),
          columns,
        );
        const rows: typeof before.rows = [];
        for (const index of order) {
          const row = core[index];
          if (row) rows.push(row);
        }
        return { rows, flatRows: rows, rowsById: before.rowsById };
      },
    );
    return model as unknown as () => RowModel<F, T>;
  };
}

/** Rows of one page; a page past the end shows the last one. Fills the `paginatedRowModel` slot. */
export function paginatedModel<F extends TableFeatures, T extends RowData>() {
  return (given: Table<F, T>): (() => RowModel<F, T>) => {
    const table = given as unknown as Full<T>;
    const model = memo<Model<T>>(
      () => [table.getPrePaginatedRowModel(), table.atoms.pagination.get()],
      () => {
        const all = table.getPrePaginatedRowModel();
        const { pageIndex, pageSize } = table.atoms.pagination.get();
        const last = Math.max(0, Math.ceil(all.rows.length / pageSize) - 1);
        const from = Math.min(pageIndex, last) * pageSize;
        const rows = all.rows.slice(from, from + pageSize);
        return { rows, flatRows: rows, rowsById: all.rowsById };
      },
    );
    return model as unknown as () => RowModel<F, T>;
  };
}

/** Counts of a column's values among rows that match the other filters, most frequent first. */
export function facetCounts<T extends RowData>(
  table: Full<T>,
  id: string,
): (readonly [value: string, count: number])[] {
  const column = table.getColumn(id);
  if (!column) return [];
  const tests = activeFilters(table, id);
  const counts = new Map<string, number>();
  for (const row of table.getCoreRowModel().rows) {
    const value = column.accessorFn?.(row.original, row.index);
    const passes = tests.every((one) => one.test(one.column.accessorFn?.(row.original, row.index)));
    for (const each of Array.isArray(value) ? value : [value]) {
      const text = cellText(each);
      if (text !== '') counts.set(text, (counts.get(text) ?? 0) + (passes ? 1 : 0));
    }
  }
  return [...counts].toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
}
