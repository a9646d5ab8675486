import type { FilterKind } from '@/components/kits/table/filter/filter';

/** What the kit wants to know of a column beyond the library's own options. */
export interface ColumnMeta {
  /** Name in menus, filters and the CSV head; the header's text when left out. */
  label?: string;
  /** Figures stand at the end of their cell. */
  numeric?: boolean;
  /** Offers a filter of this kind. */
  filter?: FilterKind;
  /** Order of the choices; the most frequent first when left out. */
  choices?: readonly string[];
  /** The unit in which a number filter is typed: the cell's value is `unit` times as large (100 for cents). */
  unit?: number;
  /** A sign in front of the numbers of a filter: "$". */
  unitSign?: string;
  /** The search does not look here. */
  excludedFromSearch?: boolean;
  /** The cell as text or number for search and CSV, where its value is not what is shown. Gets the record. */
  text?: (row: never) => string;
  /** A class for every cell of the column. */
  className?: string;
  /** Stays where it is: no hiding, no moving. */
  fixed?: boolean;
}
