import type { FilterKind } from '@/components/kits/table/filter/filter';

/** Column options beyond the library's own. */
export interface ColumnMeta {
  /** Name in menus, filters and CSV; defaults to the header text. */
  label?: string;
  /** Aligns numbers at the end. */
  numeric?: boolean;
  filter?: FilterKind;
  /** Order of choices; by frequency by default. */
  choices?: readonly string[];
  /** Factor between the typed unit and the cell value (100 for cents). */
  unit?: number;
  /** Prefix of number filters: "$". */
  unitSign?: string;
  excludedFromSearch?: boolean;
  /** Text or number for search and CSV where the value is not what is shown. Receives the record. */
  text?: (row: never) => string;
  className?: string;
  /** Cannot be hidden or moved. */
  fixed?: boolean;
}
