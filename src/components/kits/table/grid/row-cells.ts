import type { RowData } from '@tanstack/react-table';
import type { AppRow } from '@/components/kits/table/model/app-table';
import type { CellGridOptions } from './cell-input';
import type { useCellGrid } from './use-cell-grid';

/** The grid as its rows see it. */
export interface RowEditor<T extends RowData> {
  grid: ReturnType<typeof useCellGrid<T>>;
  options: CellGridOptions<T>;
}

/** What a row of a grid shows beyond its values. */
export interface RowCells<T extends RowData> {
  editor: RowEditor<T>;
  /** Columns of the selected range, as a key of the row's memo; empty outside it or for a single cell. */
  range: string;
  /** Column in the editor and the key that began the edit. */
  edited: { column: string; typed: string | null } | null;
  locked: boolean;
}

export function rowCells<T extends RowData>(row: AppRow<T>, editor: RowEditor<T>): RowCells<T> {
  const { table } = row;
  const [bounds] = table.getSelectedCellCount() > 1 ? table.getCellSelectionBounds() : [];
  const place = bounds ? row.getDisplayIndex() : -1;
  const inRange = bounds && place >= bounds.minRowIndex && place <= bounds.maxRowIndex;
  const { edited } = editor.grid;
  return {
    editor,
    range: inRange ? `${bounds.minColumnIndex} ${bounds.maxColumnIndex}` : '',
    edited: edited?.row === row.id ? edited : null,
    locked: (editor.options.locked?.(row.original) ?? null) !== null,
  };
}

export const sameCells = <T extends RowData>(
  a: RowCells<T> | undefined,
  b: RowCells<T> | undefined,
): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    a.range === b.range &&
    a.edited === b.edited &&
    a.locked === b.locked);
