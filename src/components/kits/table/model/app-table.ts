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

/** The one table of the app: every DataTable is made by it, columns by its helper. */
export const { useAppTable, createAppColumnHelper } = createTableHook({
  features,
  // Pages go back to the first one in `setView`, where the address changes.
  autoResetPageIndex: false,
  autoResetExpanded: false,
  enableSortingRemoval: true,
  sortDescFirst: false,
});

export type AppFeatures = typeof features;
export type AppTable<T extends RowData> = ReturnType<typeof useAppTable<T>>;
export type AppRow<T extends RowData> = Row<AppFeatures, T>;
export type AppColumns<T extends RowData> = Parameters<typeof useAppTable<T>>[0]['columns'];

/** The same table as the row models see it. */
export const asStockTable = <T extends RowData>(table: AppTable<T>): Table<StockFeatures, T> =>
  table as unknown as Table<StockFeatures, T>;
