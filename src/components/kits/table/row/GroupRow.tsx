import type { RowData } from '@tanstack/react-table';
import type { CSSProperties } from 'react';
import { GroupButton, GroupCheckbox } from './GroupParts';
import type { AppRow, AppTable } from '@/components/kits/table/model/app-table';
import { columnMeta } from '@/components/kits/table/model/column-meta';
import type { RowParts } from '@/components/kits/table/table-parts';

interface Props<T extends RowData> {
  row: AppRow<T>;
  table: AppTable<T>;
  parts: RowParts<T>;
  /** Starts at 2 (the head is 1); only for virtualized rows. */
  ariaRow?: number;
  inGrid?: boolean;
  style?: CSSProperties;
}

/** Head of a group: its value and count, then the columns with an `aggregationFn`. */
export function GroupRow<T extends RowData>({ row, table, parts, ariaRow, inGrid = false, style }: Props<T>) {
  const focusable = inGrid ? { tabIndex: -1 } : {};
  const cells = row.getVisibleCells();
  const first = cells.findIndex((cell) => cell.getIsAggregated());
  const lead = first === -1 ? cells.length : Math.max(1, first);
  return (
    <tr
      className="table-row-group fw-semibold"
      aria-rowindex={ariaRow}
      data-row={inGrid ? row.id : undefined}
      style={style}
    >
      {parts.selectable && (
        <td className="cell-checkbox" {...focusable}>
          <GroupCheckbox row={row} />
        </td>
      )}
      <th scope="row" colSpan={lead + (parts.detail ? 1 : 0)} {...focusable}>
        <GroupButton row={row} />
      </th>
      {cells.slice(lead).map((cell) => (
        <td
          key={cell.id}
          data-col={cell.column.id}
          className={columnMeta(cell.column).numeric ? 'num' : undefined}
          {...focusable}
        >
          {cell.getIsAggregated() && <table.FlexRender cell={cell} />}
        </td>
      ))}
      {parts.actions && <td {...focusable} />}
    </tr>
  );
}
