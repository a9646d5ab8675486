import type { Employee } from '@/data/employee/schema';

export const ROWS = 100_000;
/** Height of the scroll container, in px. */
export const HEIGHT = 480;

/** What both tables can do; the page measures from the call to the painted frame. */
export interface Grid {
  show: (rows: readonly Employee[]) => void;
  sort: (column: 'name' | 'salaryCents', descending: boolean) => void;
  search: (words: string) => void;
  /** Null for all salaries. */
  filterSalary: (fromCents: number | null) => void;
  /** Missing where the table cannot group. */
  group?: (column: 'country' | null) => void;
  /** Text of the first cell in view and of the row count; changes with every operation. */
  firstRow: () => string;
  scroller: () => HTMLElement;
}
