import type { ReactNode } from 'react';

/** Names of the table and its rows. */
export interface TableLabels {
  /** Accessible name: "Invoices". */
  label: string;
  /** Singular and plural: "invoice", "invoices". */
  singular: string;
  plural: string;
}

/** Parts around a row's cells. */
export interface RowParts<T> {
  selectable?: true;
  detail?: (row: T) => ReactNode;
  actions?: (row: T) => ReactNode;
}
