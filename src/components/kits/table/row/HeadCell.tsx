import type { Header, RowData } from '@tanstack/react-table';
import { type DragEvent, useState } from 'react';
import IconDown from '~icons/tabler/arrow-down';
import IconUp from '~icons/tabler/arrow-up';
import IconSort from '~icons/tabler/selector';
import type { AppFeatures, AppTable } from '@/components/kits/table/model/app-table';
import { columnLabel, moveBefore } from '@/components/kits/table/model/column-order';
import { columnMeta } from '@/components/kits/table/model/column-meta';
import { ResizeHandle } from './ResizeHandle';
import type { TableController } from '@/components/kits/table/model/use-table-state';
import { tableText } from '@/messages/ui/table';

interface Props<T extends RowData> {
  header: Header<AppFeatures, T, unknown>;
  table: AppTable<T>;
  control: TableController;
  arrangeable: boolean;
}

const DRAG_TYPE = 'text/x-plaza-column';

export function HeadCell<T extends RowData>({ header, table, control, arrangeable }: Props<T>) {
  const [over, setOver] = useState(false);
  const { column } = header;
  const meta = columnMeta(column);
  const sorted = column.getIsSorted();
  const place = column.getSortIndex();
  const several = control.state.sort.length > 1;
  const pinned = column.getIsPinned();
  const movable = arrangeable && !meta.fixed && !pinned;
  const width = control.state.widths[column.id];
  const order = () => table.getAllLeafColumns().map((one) => one.id);

  const drag = movable
    ? {
        draggable: true,
        onDragStart: (event: DragEvent) => event.dataTransfer.setData(DRAG_TYPE, column.id),
        onDragOver: (event: DragEvent) => {
          if (!event.dataTransfer.types.includes(DRAG_TYPE)) return;
          event.preventDefault();
          setOver(true);
        },
        onDragLeave: () => setOver(false),
        onDrop: (event: DragEvent) => {
          event.preventDefault();
          setOver(false);
          control.update({ order: moveBefore(order(), event.dataTransfer.getData(DRAG_TYPE), column.id) });
        },
      }
    : {};

  return (
    <th
      scope="col"
      data-col={column.id}
      data-pin={pinned || undefined}
      className={
        [meta.numeric ? 'num' : '', meta.className ?? '', over ? 'drop-target is-over' : '']
          .filter(Boolean)
          .join(' ') || undefined
      }
      // ARIA allows one sorted header; use the first.
      aria-sort={sorted && place === 0 ? (sorted === 'desc' ? 'descending' : 'ascending') : undefined}
      style={width === undefined ? undefined : { inlineSize: width }}
      {...drag}
    >
      {column.getCanSort() ? (
        <button
          type="button"
          className="column-header-button min-h-sm text-start d-inline-flex align-items-center gap-1 p-0 plain text-inherit fw-semibold"
          onClick={column.getToggleSortingHandler()}
          title={tableText.sortHint}
        >
          <table.FlexRender header={header} />
          {sorted === 'desc' && <IconDown width={16} height={16} />}
          {sorted === 'asc' && <IconUp width={16} height={16} />}
          {!sorted && (
            <IconSort width={16} height={16} className="icon column-header-unsorted d-print-none" />
          )}
          {sorted && several && (
            <span className="count count-quiet">
              <span className="visually-hidden">{tableText.sortKey} </span>
              {place + 1}
            </span>
          )}
        </button>
      ) : (
        <table.FlexRender header={header} />
      )}
      {arrangeable && <ResizeHandle id={column.id} label={columnLabel(column)} control={control} />}
    </th>
  );
}
