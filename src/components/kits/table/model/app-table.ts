import {
  columnFilteringFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createTableHook,
  globalFilteringFeature,
  metaHelper,
  type Row,
  type RowData,
  rowExpandingFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  type StockFeatures,
  type Table,
  tableFeatures,
} from '@tanstack/react-table';
import type { ColumnMeta } from './column-meta';
import { filteredModel, paginatedModel, sortedModel } from './row-models';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: filteredModel(),
  rowSortingFeature,
  sortedRowModel: sortedModel(),
  rowPaginationFeature,
  paginatedRowModel: paginatedModel(),
  rowSelectionFeature,
  rowExpandingFeature,
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnMeta: metaHelper<ColumnMeta>(),
});

/** The table hook and column helper behind every DataTable. */
export const { useAppTable, createAppColumnHelper } = createTableHook({
  features,
  // The page index resets in `update`, where the URL changes.
  autoResetPageIndex: false,
  autoResetExpanded: false,
  enableSortingRemoval: true,
  sortDescFirst: false,
});

export type AppFeatures = typeof features;
export type AppTable<T extends RowData> = ReturnType<typeof useAppTable<T>>;
export type AppRow<T extends RowData> = Row<AppFeatures, T>;
export type AppColumns<T extends RowData> = Parameters<typeof useAppTable<T>>[0]['columns'];

/** The same table, typed with the library's stock features. */
export const asStockTable = <T extends RowData>(table: AppTable<T>): Table<StockFeatures, T> =>
  table as unknown as Table<StockFeatures, T>;
