import type { RowData } from '@tanstack/react-table';
import { type CSSProperties, memo, useId } from 'react';
import IconChevron from '~icons/tabler/chevron-right';
import type { AppColumns, AppRow, AppTable } from '@/components/kits/table/model/app-table';
import { columnMeta } from '@/components/kits/table/model/column-meta';
import type { RowParts } from '@/components/kits/table/table-parts';
import type { TableState } from '@/components/kits/table/model/table-state';

interface Props<T extends RowData> {
  row: AppRow<T>;
  table: AppTable<T>;
  parts: RowParts<T>;
  /** Part of the memo key: cells may depend on the table state. */
  view: TableState;
  columns: AppColumns<T>;
  /** Number of columns. */
  span: number;
  selected: boolean;
  open: boolean;
  /** Starts at 2 (the head is 1); only for virtualized rows. */
  ariaRow?: number;
  style?: CSSProperties;
}

function Row<T extends RowData>({ row, table, parts, span, selected, open, ariaRow, style }: Props<T>) {
  const id = useId();
  const cells = row.getVisibleCells();
  return (
    <>
      <tr className={selected ? 'is-selected' : undefined} aria-rowindex={ariaRow} style={style}>
        {parts.selectable && (
          <td className="cell-checkbox">
            <input
              className="form-check-input"
              type="checkbox"
              aria-labelledby={`${id}-t ${id}-n`}
              checked={selected}
              onChange={row.getToggleSelectedHandler()}
            />
            <span id={`${id}-t`} className="visually-hidden">
              Select
            </span>
          </td>
        )}
        {parts.detail && (
          <td className="cell-expand">
            <button
              type="button"
              className="icon-button icon-button-sm"
              aria-expanded={open}
              aria-controls={open ? `${id}-d` : undefined}
              aria-labelledby={`${id}-e ${id}-n`}
              onClick={() => row.toggleExpanded()}
            >
              <IconChevron />
              <span id={`${id}-e`} className="visually-hidden">
                Details of
              </span>
            </button>
          </td>
        )}
        {cells.map((cell, place) => {
          const { numeric, className } = columnMeta(cell.column);
          return (
            <td
              key={cell.id}
              id={place === 0 ? `${id}-n` : undefined}
              data-col={cell.column.id}
              data-pin={cell.column.getIsPinned() || undefined}
              className={[numeric ? 'num' : '', className ?? ''].filter(Boolean).join(' ') || undefined}
            >
              <table.FlexRender cell={cell} />
            </td>
          );
        })}
        {parts.actions && <td className="cell-actions">{parts.actions(row.original)}</td>}
      </tr>
      {open && parts.detail && (
        <tr className="table-row-details" id={`${id}-d`}>
          <td colSpan={span}>{parts.detail(row.original)}</td>
        </tr>
      )}
    </>
  );
}

export const BodyRow = memo(
  Row,
  (before, after) =>
    before.row === after.row &&
    before.selected === after.selected &&
    before.open === after.open &&
    before.span === after.span &&
    before.ariaRow === after.ariaRow &&
    before.view === after.view &&
    before.columns === after.columns &&
    before.parts.selectable === after.parts.selectable &&
    before.parts.detail === after.parts.detail &&
    before.parts.actions === after.parts.actions,
) as typeof Row;
