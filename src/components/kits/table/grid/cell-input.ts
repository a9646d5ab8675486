/** How a cell is edited. Numbers are typed in the unit of the column. */
export type CellInput =
  | { kind: 'text'; maxLength: number; required?: true }
  | { kind: 'number'; min?: number; max?: number; step?: number }
  | { kind: 'day'; min?: string }
  /** The choices of the column, or the values that it has. */
  | { kind: 'choice' };

/** Turns a table into a grid: keys move from cell to cell, ranges are copied, cells are edited. */
export interface CellGridOptions<T> {
  /** Stores the new value of a column with `meta.edit`; without it no cell can be edited. Numbers in cell values. */
  save?: (row: T, column: string, value: string | number) => void;
  /** Why the cells of a row cannot be edited, as a sentence; null if they can. */
  locked?: (row: T) => string | null;
}

/** The cell in the editor. */
export interface EditedCell {
  row: string;
  column: string;
  /** The key that began the edit replaces the value; null edits the value. */
  typed: string | null;
}
