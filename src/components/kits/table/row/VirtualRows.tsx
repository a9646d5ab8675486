import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import type { AppTable } from '@/components/kits/table/model/app-table';
import { BodyRow } from './BodyRow';
import { GroupRow } from './GroupRow';
import type { RowParts } from '@/components/kits/table/table-parts';
import type { TableState } from '@/components/kits/table/model/table-state';

interface Props<T extends RowData> {
  table: AppTable<T>;
  parts: RowParts<T>;
  view: TableState;
  scroller: RefObject<HTMLDivElement | null>;
  span: number;
}

const ROW_PX = 44;
/** Rows rendered beyond the viewport: enough for a fling at 4x CPU slowdown. */
const OVERSCAN = 12;

export function VirtualRows<T extends RowData>({ table, parts, view, scroller, span }: Props<T>) {
  const rows = table.getRowModel().rows;
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    initialRect: { width: 800, height: 480 },
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody>
      {before > 0 && (
        <tr aria-hidden="true" className="table-row-gap">
          <td colSpan={span} style={{ blockSize: before }} />
        </tr>
      )}
      {items.map((item) => {
        const row = rows[item.index];
        if (!row) return null;
        if (row.getIsGrouped())
          return <GroupRow key={row.id} row={row} table={table} parts={parts} ariaRow={item.index + 2} />;
        return (
          <BodyRow
            key={row.id}
            row={row}
            table={table}
            parts={parts}
            view={view}
            columns={table.options.columns}
            span={span}
            selected={row.getIsSelected()}
            open={false}
            ariaRow={item.index + 2}
          />
        );
      })}
      {after > 0 && (
        <tr aria-hidden="true" className="table-row-gap">
          <td colSpan={span} style={{ blockSize: after }} />
        </tr>
      )}
    </tbody>
  );
}
