import type { CellData, ColumnMeta, RowData, TableFeatures } from '@tanstack/react-table';
import type { CellInput } from '@/components/kits/table/grid/cell-input';
import type { FilterKind } from '@/components/kits/table/filter/filter';

declare module '@tanstack/react-table' {
  /** Column options beyond the library's own. Merged globally: a `columnMeta` slot does not know the record. */
  interface ColumnMeta<
    in out TFeatures extends TableFeatures,
    in out TData extends RowData,
    TValue extends CellData = CellData,
  > {
    /** Name in menus, filters and CSV; defaults to the header text. */
    label?: string;
    /** Aligns numbers at the end; CSV contains the number in `unit`. */
    numeric?: boolean;
    filter?: FilterKind;
    /** Order of choices; by frequency by default. */
    choices?: readonly string[];
    /** Shown names of values, which filters and addresses keep as they are. */
    names?: Readonly<Record<string, string>>;
    /** Factor between the typed unit and the cell value (100 for cents). */
    unit?: number;
    /** Prefix of number filters: "$". */
    unitSign?: string;
    /** Text for search and CSV when the cell shows something other than the value. */
    text?: (record: TData) => string;
    /** The values are names of countries; a chart can put them on a map. */
    countries?: boolean;
    className?: string;
    /** Lets the cells of a grid be edited. */
    edit?: CellInput;
    /** Cannot be hidden or moved. */
    fixed?: boolean;
  }
}

/** A value as people read it. */
export const shownName = (meta: { names?: Readonly<Record<string, string>> }, value: string): string =>
  meta.names?.[value] ?? value;

export const columnMeta = <F extends TableFeatures, T extends RowData>(column: {
  columnDef: { meta?: ColumnMeta<F, T> | undefined };
}): ColumnMeta<F, T> => column.columnDef.meta ?? {};
