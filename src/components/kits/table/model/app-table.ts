import {
  aggregationFn_mean,
  aggregationFn_sum,
  cellSelectionFeature,
  type Column,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createExpandedRowModel,
  createGroupedRowModel,
  createTableHook,
  type Row,
  type RowData,
  rowExpandingFeature,
  rowSelectionFeature,
  type Table,
  tableFeatures,
} from '@tanstack/react-table';
import {
  facetedUniqueValues,
  filteredRowModel,
  paginatedRowModel,
  processingFeatures,
  sortedRowModel,
} from './row-models';

const features = tableFeatures({
  ...processingFeatures,
  filteredRowModel,
  facetedUniqueValues,
  groupedRowModel: createGroupedRowModel(),
  aggregationFns: { sum: aggregationFn_sum, mean: aggregationFn_mean },
  sortedRowModel,
  paginatedRowModel,
  rowSelectionFeature,
  cellSelectionFeature,
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
});

/** The table hook and column helper behind every DataTable. */
export const { useAppTable, createAppColumnHelper } = createTableHook({
  features,
  // The page index resets in `update`, where the URL changes.
  autoResetPageIndex: false,
  autoResetExpanded: false,
  // Groups show their value in the first column, wherever its column is.
  groupedColumnMode: false,
  // Columns say what their group shows; the library would sum every number.
  defaultColumn: { aggregationFn: [] },
  enableSortingRemoval: true,
  sortDescFirst: false,
  // Rows have ids of their own: an edited cell stays selected.
  autoResetCellSelection: false,
  enableMultiCellRangeSelection: false,
});

export type AppFeatures = typeof features;
export type AppRowData = RowData;
/** The table without its React parts. */
export type AppTableCore<T extends RowData> = Table<AppFeatures, T>;
export type AppTable<T extends RowData> = ReturnType<typeof useAppTable<T>>;
export type AppColumn<T extends RowData> = Column<AppFeatures, T>;
export type AppRow<T extends RowData> = Row<AppFeatures, T>;
export type AppColumns<T extends RowData> = Parameters<typeof useAppTable<T>>[0]['columns'];
