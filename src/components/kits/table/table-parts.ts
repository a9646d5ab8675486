import type { ReactNode } from 'react';

/** What the table calls its rows. */
export interface TableLabels {
  /** Name of the table: "Invoices". */
  label: string;
  /** One of them and several: "invoice", "invoices". */
  singular: string;
  plural: string;
}

/** What is done with the ticked records. */
export interface BulkAction<T> {
  label: string;
  icon: ReactNode;
  /** The selection is cleared afterwards unless it resolves with `keep`. */
  run: (rows: readonly T[]) => void | 'keep' | Promise<void | 'keep'>;
  /** Left out of the bar on a phone, where the room is short. */
  wideOnly?: boolean;
}

/** What a row has around its columns. */
export interface RowParts<T> {
  selectable?: true;
  detail?: (row: T) => ReactNode;
  actions?: (row: T) => ReactNode;
}
