import type { RowData } from '@tanstack/react-table';
import { type CSSProperties, memo, Suspense, useId } from 'react';
import IconChevron from '~icons/tabler/chevron-right';
import { EditedValue } from '@/components/kits/table/grid/EditedValue';
import { type RowCells, sameCells } from '@/components/kits/table/grid/row-cells';
import type { AppColumns, AppRow, AppTable } from '@/components/kits/table/model/app-table';
import { columnMeta } from '@/components/kits/table/model/column-meta';
import type { RowParts } from '@/components/kits/table/table-parts';
import type { TableState } from '@/components/kits/table/model/table-state';
import { commonText } from '@/messages/ui/common';
import { tableText } from '@/messages/ui/table';

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
  /** Starts at 2 (the head is 1); only for virtualized rows and grids. */
  ariaRow?: number;
  /** Makes the row one of a grid. */
  cells?: RowCells<T>;
  style?: CSSProperties;
}

function Row<T extends RowData>({
  row,
  table,
  parts,
  span,
  selected,
  open,
  ariaRow,
  cells,
  style,
}: Props<T>) {
  const id = useId();
  const inGrid = cells ? ({ role: 'gridcell', tabIndex: -1 } as const) : {};
  return (
    <>
      <tr
        className={selected ? 'is-selected' : undefined}
        aria-rowindex={ariaRow}
        data-row={cells ? row.id : undefined}
        style={style}
      >
        {parts.selectable && (
          <td className="cell-checkbox" {...inGrid}>
            <input
              className="form-check-input"
              type="checkbox"
              aria-labelledby={`${id}-t ${id}-n`}
              checked={selected}
              onChange={row.getToggleSelectedHandler()}
            />
            <span id={`${id}-t`} className="visually-hidden">
              {commonText.select}
            </span>
          </td>
        )}
        {parts.detail && (
          <td className="cell-expand" {...inGrid}>
            <button
              type="button"
              className="icon-button icon-button-sm"
              aria-expanded={open}
              aria-controls={open ? `${id}-d` : undefined}
              aria-labelledby={`${id}-e ${id}-n`}
              onClick={() => row.toggleExpanded()}
            >
              <IconChevron className="icon flip-in-rtl" />
              <span id={`${id}-e`} className="visually-hidden">
                {tableText.detailsOf}
              </span>
            </button>
          </td>
        )}
        {row.getVisibleCells().map((cell, place) => {
          const { numeric, className, edit } = columnMeta(cell.column);
          const editing = cells?.edited?.column === cell.column.id ? cells.edited : null;
          const editable = edit !== undefined && cells?.locked === false;
          return (
            <td
              key={cell.id}
              id={place === 0 ? `${id}-n` : undefined}
              data-col={cell.column.id}
              data-pin={cell.column.getIsPinned() || undefined}
              className={[numeric ? 'num' : '', className ?? ''].filter(Boolean).join(' ') || undefined}
              {...inGrid}
              {...(cells && {
                'aria-selected': cells.range !== '' && cell.getIsSelected(),
                'aria-readonly': cells.editor.options.save ? !editable : undefined,
              })}
            >
              {editing && cells ? (
                <Suspense fallback={<table.FlexRender cell={cell} />}>
                  <EditedValue cell={cell} editor={cells.editor} typed={editing.typed} />
                </Suspense>
              ) : (
                <table.FlexRender cell={cell} />
              )}
            </td>
          );
        })}
        {parts.actions && (
          <td className="cell-actions" {...inGrid}>
            {parts.actions(row.original)}
          </td>
        )}
      </tr>
      {open && parts.detail && (
        <tr className="table-row-details" id={`${id}-d`}>
          <td className="py-4 px-5 text-wrap" colSpan={span}>
            {parts.detail(row.original)}
          </td>
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
    sameCells(before.cells, after.cells) &&
    before.view === after.view &&
    before.columns === after.columns &&
    before.parts.selectable === after.parts.selectable &&
    before.parts.detail === after.parts.detail &&
    before.parts.actions === after.parts.actions,
) as typeof Row;
