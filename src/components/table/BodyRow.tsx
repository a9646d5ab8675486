import type { RowData } from '@tanstack/react-table';
import { type CSSProperties, memo, useId } from 'react';
import IconChevron from '~icons/tabler/chevron-right';
import type { AppRow, AppTable } from './app-table';
import { metaOf } from './row-models';
import type { RowParts } from './parts';

interface Props<T extends RowData> {
  row: AppRow<T>;
  table: AppTable<T>;
  parts: RowParts<T>;
  /** Cells of a whole row. */
  span: number;
  selected: boolean;
  open: boolean;
  /** From 2, the head is 1; only where not all rows are in the page. */
  ariaRow?: number;
  style?: CSSProperties;
}

/** One row, and what opens below it. */
export function BodyRow<T extends RowData>({
  row,
  table,
  parts,
  span,
  selected,
  open,
  ariaRow,
  style,
}: Props<T>) {
  const id = useId();
  const cells = row.getVisibleCells();
  return (
    <>
      <tr className={selected ? 'is-sel' : undefined} aria-rowindex={ariaRow} style={style}>
        {parts.selectable && (
          <td className="c-cb">
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
          <td className="c-exp">
            <button
              type="button"
              className="ib ib-sm"
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
          const { figures, className } = metaOf(cell.column);
          return (
            <td
              key={cell.id}
              id={place === 0 ? `${id}-n` : undefined}
              data-col={cell.column.id}
              data-pin={cell.column.getIsPinned() || undefined}
              className={[figures ? 'num' : '', className ?? ''].filter(Boolean).join(' ') || undefined}
            >
              <table.FlexRender cell={cell} />
            </td>
          );
        })}
        {parts.actions && <td className="c-act">{parts.actions(row.original)}</td>}
      </tr>
      {open && parts.detail && (
        <tr className="tr-d" id={`${id}-d`}>
          <td colSpan={span}>{parts.detail(row.original)}</td>
        </tr>
      )}
    </>
  );
}

/** For long lists: drawn again only when what it shows has changed. */
export const StillRow = memo(
  BodyRow,
  (before, after) =>
    before.row === after.row &&
    before.selected === after.selected &&
    before.open === after.open &&
    before.span === after.span &&
    before.ariaRow === after.ariaRow,
) as typeof BodyRow;
