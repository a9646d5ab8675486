import type { RowData } from '@tanstack/react-table';
import { type CSSProperties, lazy, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import { tableText } from '@/messages/ui/table';
import type { AppTable } from './model/app-table';
import { BodyRow } from './row/BodyRow';
import { rowCells } from './grid/row-cells';
import { GroupRow } from './row/GroupRow';
import type { CellGridOptions } from './grid/cell-input';
import { useCellGrid } from './grid/use-cell-grid';
import { TableHead } from './row/TableHead';
import type { RowParts, TableLabels } from './table-parts';
import { SkeletonRows } from './row/SkeletonRows';
import { TotalsRow } from './row/TotalsRow';
import { usePinOffsets } from './row/use-pin-offsets';
import type { TableController } from './model/use-table-state';
import { ROW_PX } from './row/row-size';

const VirtualBody = lazy(async () => ({ default: (await import('./row/VirtualBody')).VirtualBody }));

interface Props<T extends RowData> {
  table: AppTable<T>;
  control: TableController;
  parts: RowParts<T>;
  words: TableLabels;
  /** Filtered row count and total. */
  count: number;
  dataCount: number;
  arrangeable: boolean;
  totals: boolean;
  emptyAction: ReactNode;
  pending: boolean;
  error: unknown;
  retry?: () => void;
  virtualHeight?: number;
  maxHeight?: number;
  grid?: CellGridOptions<T>;
}

export function TableView<T extends RowData>(props: Props<T>) {
  const { table, control, parts, words, virtualHeight, maxHeight } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const exit = useRef<HTMLSpanElement>(null);
  const { pinned } = control.state;
  usePinOffsets(
    tableRef,
    pinned.length > 0 ? JSON.stringify([control.state, props.count, props.pending]) : '',
  );

  const columns = table.getVisibleLeafColumns();
  const span = columns.length + (parts.selectable ? 1 : 0) + (parts.detail ? 1 : 0) + (parts.actions ? 1 : 0);
  const height = virtualHeight ?? maxHeight;
  const pages = table.getPageCount();
  const grid = useCellGrid({
    table,
    options: props.grid,
    element: tableRef,
    exit,
    span,
    pageRows: height === undefined ? null : Math.max(1, Math.floor(height / ROW_PX) - 2),
    turnPage: (step) => {
      const page = Math.min(control.state.page, pages) + step;
      if (page < 1 || page > pages) return false;
      control.update({ page });
      return true;
    },
    reveal: (row) => scroller.current?.scrollTo({ top: (row - 2) * ROW_PX }),
  });
  const gridOptions = props.grid;
  useLayoutEffect(() => {
    if (gridOptions) grid.settle();
  });

  if (props.error)
    return (
      <ErrorState
        title={tableText.loadFailed(words.plural)}
        error={props.error}
        {...(props.retry ? { retry: props.retry } : {})}
      />
    );
  const sized = columns.some((column) => control.state.widths[column.id] !== undefined);
  const box: CSSProperties = height === undefined ? {} : { maxBlockSize: height };
  const rows = table.getRowModel().rows;
  const offset = virtualHeight === undefined ? (control.state.page - 1) * control.state.pageSize : 0;
  const editor = gridOptions ? { grid, options: gridOptions } : null;
  const entrance = gridOptions ? { tabIndex: 0, onFocus: grid.enter } : {};

  const skeleton = (
    <SkeletonRows rows={Math.min(control.state.pageSize, 10)} columns={span} label={words.label} />
  );
  const tableRow = (place: number) => {
    const row = rows[place];
    if (!row) return null;
    const ariaRow = virtualHeight !== undefined || editor ? { ariaRow: offset + place + 2 } : {};
    if (row.getIsGrouped())
      return (
        <GroupRow key={row.id} row={row} table={table} parts={parts} inGrid={editor !== null} {...ariaRow} />
      );
    return (
      <BodyRow
        key={row.id}
        row={row}
        table={table}
        parts={parts}
        view={control.state}
        columns={table.options.columns}
        span={span}
        selected={row.getIsSelected()}
        open={virtualHeight === undefined && row.getIsExpanded()}
        {...ariaRow}
        {...(editor ? { cells: rowCells(row, editor) } : {})}
      />
    );
  };

  return (
    <div
      ref={scroller}
      className={`scroll-x table-frame${height === undefined ? '' : ' table-frame-scroll'}`}
      style={box}
      role="group"
      aria-label={tableText.scrolls(words.label)}
      // Focusable so that the keyboard can scroll it; the cells of a grid are focusable themselves.
      tabIndex={gridOptions ? undefined : 0}
    >
      <table
        ref={tableRef}
        className={`table${sized || virtualHeight ? ' is-sized' : ''}${gridOptions ? ' table-grid' : ''}`}
        aria-label={words.label}
        aria-rowcount={virtualHeight || gridOptions ? props.count + 1 : undefined}
        {...(gridOptions ? { role: 'grid', 'aria-multiselectable': true, ...grid.table } : {})}
      >
        <TableHead table={table} control={control} parts={parts} arrangeable={props.arrangeable} />
        {props.pending && skeleton}
        {!props.pending && virtualHeight !== undefined && (
          <Suspense fallback={skeleton}>
            <VirtualBody
              count={rows.length}
              row={tableRow}
              scroller={scroller}
              span={span}
              entrance={entrance}
              onRendered={() => gridOptions && grid.settle()}
            />
          </Suspense>
        )}
        {!props.pending && virtualHeight === undefined && (
          <tbody {...entrance}>{rows.map((_row, place) => tableRow(place))}</tbody>
        )}
        {props.totals && !props.pending && props.count > 0 && <TotalsRow table={table} parts={parts} />}
      </table>
      {gridOptions && (
        <>
          <span ref={exit} tabIndex={0} onFocus={grid.enter} />
          <span className="visually-hidden" role="status">
            {grid.copied}
          </span>
        </>
      )}
      {!props.pending && props.count === 0 && (
        <NoRows words={words} any={props.dataCount > 0} control={control} emptyAction={props.emptyAction} />
      )}
    </div>
  );
}

interface NoRowsProps {
  words: TableLabels;
  any: boolean;
  control: TableController;
  emptyAction: ReactNode;
}

function NoRows({ words, any, control, emptyAction }: NoRowsProps) {
  const filtered = any || control.state.query !== '' || Object.keys(control.state.filters).length > 0;
  if (!filtered) return <EmptyState title={tableText.noneYet(words.plural)} action={emptyAction} />;
  return (
    <EmptyState
      title={tableText.noMatch(words.plural)}
      text={tableText.noMatchHint}
      action={
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => control.update({ query: '', filters: {} })}
        >
          {tableText.clearSearchAndFilters}
        </button>
      }
    />
  );
}
