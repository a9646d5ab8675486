import type { RowData } from '@tanstack/react-table';
import { type CSSProperties, useRef } from 'react';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import type { AppTable } from './model/app-table';
import { BodyRow } from './row/BodyRow';
import { GroupRow } from './row/GroupRow';
import { TableHead } from './row/TableHead';
import type { RowParts, TableLabels } from './table-parts';
import { SkeletonRows } from './row/SkeletonRows';
import { TotalsRow } from './row/TotalsRow';
import { usePinOffsets } from './row/use-pin-offsets';
import type { TableController } from './model/use-table-state';
import { VirtualRows } from './row/VirtualRows';

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
  pending: boolean;
  error: unknown;
  retry?: () => void;
  virtualHeight?: number;
  maxHeight?: number;
}

export function TableView<T extends RowData>(props: Props<T>) {
  const { table, control, parts, words, virtualHeight, maxHeight } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const { pinned } = control.state;
  usePinOffsets(
    tableRef,
    pinned.length > 0 ? JSON.stringify([control.state, props.count, props.pending]) : '',
  );

  if (props.error)
    return (
      <ErrorState
        title={`The ${words.plural} could not be loaded`}
        error={props.error}
        {...(props.retry ? { retry: props.retry } : {})}
      />
    );
  const columns = table.getVisibleLeafColumns();
  const span = columns.length + (parts.selectable ? 1 : 0) + (parts.detail ? 1 : 0) + (parts.actions ? 1 : 0);
  const sized = columns.some((column) => control.state.widths[column.id] !== undefined);
  const height = virtualHeight ?? maxHeight;
  const box: CSSProperties = height === undefined ? {} : { maxBlockSize: height };
  const rows = table.getRowModel().rows;

  return (
    <div
      ref={scroller}
      className={`table-frame${height === undefined ? '' : ' table-frame-scroll'}`}
      style={box}
      role="group"
      aria-label={`${words.label}, scrolls`}
      // Focusable so that the keyboard can scroll it.
      tabIndex={0}
    >
      <table
        ref={tableRef}
        className={`table${sized || virtualHeight ? ' is-sized' : ''}`}
        aria-label={words.label}
        aria-rowcount={virtualHeight ? props.count + 1 : undefined}
      >
        <TableHead table={table} control={control} parts={parts} arrangeable={props.arrangeable} />
        {props.pending && (
          <SkeletonRows rows={Math.min(control.state.pageSize, 10)} columns={span} label={words.label} />
        )}
        {!props.pending && virtualHeight !== undefined && (
          <VirtualRows table={table} parts={parts} view={control.state} scroller={scroller} span={span} />
        )}
        {!props.pending && virtualHeight === undefined && (
          <tbody>
            {rows.map((row) =>
              row.getIsGrouped() ? (
                <GroupRow key={row.id} row={row} table={table} parts={parts} />
              ) : (
                <BodyRow
                  key={row.id}
                  row={row}
                  table={table}
                  parts={parts}
                  view={control.state}
                  columns={table.options.columns}
                  span={span}
                  selected={row.getIsSelected()}
                  open={row.getIsExpanded()}
                />
              ),
            )}
          </tbody>
        )}
        {props.totals && !props.pending && props.count > 0 && <TotalsRow table={table} parts={parts} />}
      </table>
      {!props.pending && props.count === 0 && (
        <NoRows words={words} any={props.dataCount > 0} control={control} />
      )}
    </div>
  );
}

function NoRows({ words, any, control }: { words: TableLabels; any: boolean; control: TableController }) {
  const filtered = any || control.state.query !== '' || Object.keys(control.state.filters).length > 0;
  if (!filtered) return <EmptyState title={`No ${words.plural} yet`} />;
  return (
    <EmptyState
      title={`No ${words.plural} match`}
      text="Try fewer words or remove a filter."
      action={
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => control.update({ query: '', filters: {} })}
        >
          Clear search and filters
        </button>
      }
    />
  );
}
