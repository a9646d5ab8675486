/** A cell by its place. */
export interface CellPlace {
  /** Place among the shown rows; -1 is the head. */
  row: number;
  /** Place among the cells of a row, those around the columns included. */
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
  /** Rows that PageUp and PageDown move by. */
  page: number;
}

interface GridKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Where a key leads, by the data grid pattern of the ARIA guide; null for other keys. */
export function placeAfterKey(
  { key, ctrlKey, metaKey }: GridKey,
  from: CellPlace,
  { rows, columns, page }: GridSize,
  rightToLeft: boolean,
): CellPlace | null {
  const corner = ctrlKey || metaKey;
  const toRow = (row: number): CellPlace => ({ row: within(row, -1, rows - 1), column: from.column });
  const toColumn = (column: number): CellPlace => ({ row: from.row, column: within(column, 0, columns - 1) });
  const step = rightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowUp':
      return toRow(from.row - 1);
    case 'ArrowDown':
      return toRow(from.row + 1);
    case 'ArrowLeft':
      return toColumn(from.column - step);
    case 'ArrowRight':
      return toColumn(from.column + step);
    case 'Home':
      return corner ? { row: 0, column: 0 } : toColumn(0);
    case 'End':
      return corner ? { row: rows - 1, column: columns - 1 } : toColumn(columns - 1);
    case 'PageUp':
      return toRow(Math.max(0, from.row - page));
    case 'PageDown':
      return toRow(from.row + page);
    default:
      return null;
  }
}

const spanOf = (cell: Element): number => Number(cell.getAttribute('colspan') ?? 1);

/** Cell of a row by its place; a cell across several columns has all of their places. */
export function cellAt(row: HTMLElement | null, column: number): HTMLTableCellElement | null {
  let end = 0;
  for (const cell of row?.querySelectorAll<HTMLTableCellElement>('td, th') ?? []) {
    end += spanOf(cell);
    if (column < end) return cell;
  }
  return null;
}

export function columnOf(cell: HTMLTableCellElement): number {
  let start = 0;
  for (const one of cell.parentElement?.children ?? []) {
    if (one === cell) return start;
    start += spanOf(one);
  }
  return start;
}

const WIDGETS = 'a[href], button, input, select';

/** Focuses the only control of a cell, or the sort button of a head; otherwise the cell. */
export function focusCell(cell: HTMLTableCellElement): void {
  const widgets = cell.querySelectorAll<HTMLElement>(WIDGETS);
  const [first] = widgets;
  (widgets.length === 1 && first ? first : cell).focus();
}

export const isWidget = (target: Element, cell: HTMLTableCellElement): boolean =>
  target !== cell && target.closest(WIDGETS) !== null;
