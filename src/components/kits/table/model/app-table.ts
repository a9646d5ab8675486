import {
  type Column,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
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
  sortedRowModel,
  paginatedRowModel,
  rowSelectionFeature,
  rowExpandingFeature,
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
  enableSortingRemoval: true,
  sortDescFirst: false,
});

export type AppFeatures = typeof features;
export type AppRowData = RowData;
/** The table without its React parts. */
export type AppTableCore<T extends RowData> = Table<AppFeatures, T>;
export type AppTable<T extends RowData> = ReturnType<typeof useAppTable<T>>;
export type AppColumn<T extends RowData> = Column<AppFeatures, T>;
export type AppRow<T extends RowData> = Row<AppFeatures, T>;
export type AppColumns<T extends RowData> = Parameters<typeof useAppTable<T>>[0]['columns'];
