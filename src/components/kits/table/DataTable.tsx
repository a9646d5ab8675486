import './table.scss';
import type { RowData, RowSelectionState } from '@tanstack/react-table';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import IconCheckAll from '~icons/tabler/checks';
import { PHONE, useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { type AppColumns, useAppTable } from './model/app-table';
import type { CellGridOptions } from './grid/cell-input';
import { useMountedTable } from './model/mounted-tables';
import { CardList } from './row/CardList';
import { Pager } from './Pager';
import type { RowParts, TableLabels } from './table-parts';
import { type BulkAction, SelectionBar } from '@/components/ui/overlay/SelectionBar';
import { formatCount } from '@/messages/words';
import { tableText } from '@/messages/ui/table';
import { TableView } from './TableView';
import { TableToolbar, type ToolbarTools } from './TableToolbar';
import type { TableController } from './model/use-table-state';
import { usePrinting } from './use-printing';

interface Props<T extends RowData> extends TableLabels {
  rows: readonly T[];
  /** Declare at module scope with `createAppColumnHelper<Row>().columns([...])`. */
  columns: AppColumns<T>;
  rowId: (row: T) => string;
  /** `useUrlTableState()` for the page's main table, `useLocalTableState()` for others. */
  control: TableController;
  /** Tools above the rows; all but print and views by default. */
  tools?: ToolbarTools;
  /** Extra buttons in the toolbar. */
  extra?: ReactNode;
  /** Adds checkboxes; each action receives the selected records. An empty list selects without actions. */
  bulk?: readonly BulkAction<T>[];
  /** Note next to the selection count, such as a sum. */
  selectedNote?: (rows: readonly T[]) => ReactNode;
  /** Expandable detail below a row. */
  detail?: (row: T) => ReactNode;
  /** Row actions. */
  actions?: (row: T) => ReactNode;
  /** Card for phones; without it the table scrolls sideways. */
  card?: (row: T) => ReactNode;
  /** Total count when the server sorts, filters and pages. */
  rowCount?: number;
  /** Virtualizes all rows in a scroll container of this height, in pixels. */
  virtualHeight?: number;
  /** Maximum height of the scroll container with a sticky head, in pixels. */
  maxHeight?: number;
  paged?: boolean;
  /** Allows resizing and reordering columns. */
  arrangeable?: boolean;
  /** Moves by keys from cell to cell, copies ranges and edits in the cell. */
  grid?: CellGridOptions<T>;
  /** Shows column footers, such as sums. */
  totals?: boolean;
  /** The next step where there are no records at all. */
  emptyAction?: ReactNode;
  pending?: boolean;
  error?: unknown;
  retry?: () => void;
  /** Shown while newer rows load. */
  stale?: boolean;
}

/** On a phone, rows become cards. */
export function DataTable<T extends RowData>(props: Props<T>) {
  const {
    rows,
    columns,
    rowId,
    control,
    rowCount,
    virtualHeight,
    paged = virtualHeight === undefined,
  } = props;
  // Deferred, so that the toolbar responds before the rows render.
  const view = useDeferredValue(control.state);
  const shown = useMemo(() => ({ ...control, view }), [control, view]);
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const phone = useMediaQuery(PHONE);
  const { printing, print } = usePrinting();
  const remote = rowCount !== undefined;
  const all = !paged || printing;

  const state = useMemo(
    () => ({
      globalFilter: view.query,
      columnFilters: Object.entries(view.filters).map(([id, value]) => ({ id, value })),
      sorting: view.sort,
      columnVisibility: Object.fromEntries(view.hidden.map((id) => [id, false])),
      columnOrder: [...view.order],
      columnPinning: { start: [...view.pinned], end: [] },
      columnSizing: view.widths,
      grouping: view.group ? [view.group] : [],
    }),
    [view],
  );
  const pagination = useMemo(
    () => ({ pageIndex: view.page - 1, pageSize: view.pageSize }),
    [view.page, view.pageSize],
  );

  const table = useAppTable<T>({
    key: props.label,
    data: rows,
    columns,
    getRowId: rowId,
    state: { ...state, pagination, rowSelection },
    onRowSelectionChange: setRowSelection,
    onSortingChange: (next) => {
      const sort = typeof next === 'function' ? next(control.state.sort) : next;
      control.update({ sort });
    },
    getRowCanExpand: (row) => row.getIsGrouped() || props.detail !== undefined,
    enableRowSelection: props.bulk !== undefined,
    ...(remote
      ? { manualFiltering: true, manualSorting: true, manualPagination: true, rowCount }
      : { manualPagination: all }),
  });

  useMountedTable(table);

  const filtered = table.getFilteredRowModel().rows;
  const count = rowCount ?? filtered.length;
  // Rows hidden by a search or filter stay ticked, but no action touches them.
  const selected = useMemo(
    () =>
      Object.keys(rowSelection).length === 0
        ? []
        : filtered.filter((row) => rowSelection[row.id]).map((row) => row.original),
    [filtered, rowSelection],
  );
  const parts: RowParts<T> = {
    ...(props.bulk ? { selectable: true } : {}),
    ...(props.detail ? { detail: props.detail } : {}),
    ...(props.actions ? { actions: props.actions } : {}),
  };
  const grouped = view.group !== '';
  const listed = grouped ? table.getPrePaginatedRowModel().rows.length : count;
  const asCards = phone && !printing && !props.pending && !props.error && count > 0 ? props.card : undefined;
  const isPageSelected = !remote && selected.length < count && table.getIsAllPageRowsSelected();
  const selectAll: BulkAction<T> = {
    label: tableText.selectAll(formatCount(count)),
    icon: <IconCheckAll />,
    rare: true,
    run: () => {
      setRowSelection(Object.fromEntries(filtered.map(({ id }) => [id, true])));
      return 'keep';
    },
  };
  const words: TableLabels = { label: props.label, singular: props.singular, plural: props.plural };

  return (
    <section
      className={`card data-table${selected.length > 0 ? ' has-selection' : ''}`}
      aria-label={props.label}
      aria-busy={props.pending || props.stale || undefined}
    >
      <TableToolbar
        table={table}
        control={control}
        words={words}
        count={count}
        print={print}
        paged={paged}
        {...(props.tools ? { tools: props.tools } : {})}
        {...(props.extra ? { extra: props.extra } : {})}
      />
      {asCards ? (
        <CardList table={table} parts={parts} card={asCards} words={words} />
      ) : (
        <TableView
          table={table}
          control={shown}
          parts={parts}
          words={words}
          count={count}
          dataCount={rows.length}
          arrangeable={props.arrangeable ?? false}
          totals={props.totals ?? false}
          emptyAction={props.emptyAction}
          pending={props.pending ?? false}
          error={props.error}
          {...(props.grid ? { grid: props.grid } : {})}
          {...(props.retry ? { retry: props.retry } : {})}
          {...(virtualHeight !== undefined && !printing ? { virtualHeight } : {})}
          {...(props.maxHeight !== undefined && !printing ? { maxHeight: props.maxHeight } : {})}
        />
      )}
      {paged && !props.error && (
        <Pager
          page={Math.min(view.page, Math.max(1, Math.ceil(listed / view.pageSize)))}
          size={view.pageSize}
          count={listed}
          pending={props.pending ?? false}
          setView={control.update}
          words={grouped ? { ...words, singular: 'row', plural: 'rows' } : words}
        />
      )}
      {props.bulk && selected.length > 0 && (
        <SelectionBar
          rows={selected}
          actions={[...props.bulk, ...(isPageSelected ? [selectAll] : [])]}
          clear={() => setRowSelection({})}
          {...(props.selectedNote ? { note: props.selectedNote(selected) } : {})}
        />
      )}
    </section>
  );
}
