import type { RowData } from '@tanstack/react-table';
import { type CSSProperties, useRef } from 'react';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import type { AppTable } from './model/app-table';
import { BodyRow } from './row/BodyRow';
import { Head } from './row/TableHead';
import type { RowParts, TableWords } from './table-parts';
import { SkeletonRows } from './row/SkeletonRows';
import { Totals } from './row/TotalsRow';
import { usePinOffsets } from './row/use-pin-offsets';
import type { TableControl } from './model/use-table-state';
import { VirtualRows } from './row/VirtualRows';

interface Props<T extends RowData> {
  table: AppTable<T>;
  control: TableControl;
  parts: RowParts<T>;
  words: TableWords;
  /** Rows that pass the filters, and rows there are. */
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

/** The table element with its head and rows, or what stands in for them while there are none. */
export function Stage<T extends RowData>(props: Props<T>) {
  const { table, control, parts, words, virtualHeight, maxHeight } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const { pinned } = control.view;
  usePinOffsets(
    tableRef,
    pinned.length > 0 ? JSON.stringify([control.view, props.count, props.pending]) : '',
  );

  if (props.error)
    return (
      <ErrorState
        title={`The ${words.many} could not be loaded`}
        error={props.error}
        {...(props.retry ? { retry: props.retry } : {})}
      />
    );
  const columns = table.getVisibleLeafColumns();
  const span = columns.length + (parts.selectable ? 1 : 0) + (parts.detail ? 1 : 0) + (parts.actions ? 1 : 0);
  const sized = columns.some((column) => control.view.widths[column.id] !== undefined);
  const height = virtualHeight ?? maxHeight;
  const box: CSSProperties = height === undefined ? {} : { maxBlockSize: height };
  const rows = table.getRowModel().rows;

  return (
    <div
      ref={scroller}
      className={`tw${height === undefined ? '' : ' tw-y'}`}
      style={box}
      role="group"
      aria-label={`${words.label}, scrolls`}
      // So that a keyboard can scroll it.
      tabIndex={0}
    >
      <table
        ref={tableRef}
        className={`table${sized || virtualHeight ? ' is-sized' : ''}`}
        aria-label={words.label}
        aria-rowcount={virtualHeight ? props.count + 1 : undefined}
      >
        <Head table={table} control={control} parts={parts} arrangeable={props.arrangeable} />
        {props.pending && (
          <SkeletonRows rows={Math.min(control.view.size, 10)} columns={span} label={words.label} />
        )}
        {!props.pending && virtualHeight !== undefined && (
          <VirtualRows table={table} parts={parts} view={control.view} scroller={scroller} span={span} />
        )}
        {!props.pending && virtualHeight === undefined && (
          <tbody>
            {rows.map((row) => (
              <BodyRow
                key={row.id}
                row={row}
                table={table}
                parts={parts}
                view={control.view}
                columns={table.options.columns}
                span={span}
                selected={row.getIsSelected()}
                open={row.getIsExpanded()}
              />
            ))}
          </tbody>
        )}
        {props.totals && !props.pending && props.count > 0 && <Totals table={table} parts={parts} />}
      </table>
      {!props.pending && props.count === 0 && (
        <NothingFound words={words} any={props.dataCount > 0} control={control} />
      )}
    </div>
  );
}

function NothingFound({ words, any, control }: { words: TableWords; any: boolean; control: TableControl }) {
  const filtered = any || control.view.q !== '' || Object.keys(control.view.filters).length > 0;
  if (!filtered) return <EmptyState title={`No ${words.many} yet`} />;
  return (
    <EmptyState
      title={`No ${words.many} match`}
      text="Try fewer words or take a filter off."
      action={
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => control.setView({ q: '', filters: {} })}
        >
          Clear search and filters
        </button>
      }
    />
  );
}
