import type { ColumnMeta, RowData, TableFeatures } from '@tanstack/react-table';
import { toCsvBlob, toCsv } from '@/lib/files/csv';
import { downloadFile } from '@/lib/files/download';
import type { AppColumns, AppTableCore } from './app-table';
import { columnLabel } from './column-order';
import { cellText } from '@/components/kits/table/filter/filter';
import { columnMeta } from './column-meta';

type Cell = string | number | null;

interface CsvColumn<T> {
  head: string;
  cell: (record: T, index: number) => Cell;
}

const plain = (value: unknown): Cell => {
  if (typeof value === 'number' || value === null) return value;
  return Array.isArray(value) ? value.map(cellText).join('; ') : cellText(value);
};

function csvColumn<F extends TableFeatures, T extends RowData>(
  head: string,
  meta: ColumnMeta<F, T>,
  value: (record: T, index: number) => unknown,
): CsvColumn<T> {
  const cell = (record: T, index: number): Cell => {
    const raw = value(record, index);
    if (meta.numeric && typeof raw === 'number') return raw / (meta.unit ?? 1);
    return meta.text?.(record) ?? plain(raw);
  };
  return { head, cell };
}

const csv = <T>(columns: readonly CsvColumn<T>[], records: readonly T[]): string =>
  toCsv(
    columns.map((column) => column.head),
    records.map((record, index) => columns.map((column) => column.cell(record, index))),
  );

const save = (name: string, content: string): void =>
  downloadFile(`${name.replaceAll(' ', '-')}.csv`, toCsvBlob(content));

/** What a column's cells are in CSV and on the clipboard. */
export function csvCellOf<T extends RowData>(
  column: ReturnType<AppTableCore<T>['getAllLeafColumns']>[number],
): CsvColumn<T>['cell'] {
  const { accessorFn } = column;
  return accessorFn ? csvColumn(columnLabel(column), columnMeta(column), accessorFn).cell : () => null;
}

/** CSV of the visible columns and all filtered rows, sorted; rows of one group follow each other. */
export function tableToCsv<T extends RowData>(table: AppTableCore<T>): string {
  const columns = table.getVisibleLeafColumns().flatMap((column) => {
    const { accessorFn } = column;
    return accessorFn ? [csvColumn(columnLabel(column), columnMeta(column), accessorFn)] : [];
  });
  return csv(
    columns,
    table.getSortedRowModel().flatRows.flatMap((row) => (row.getIsGrouped() ? [] : [row.original])),
  );
}

/** Downloads the table as `<name>.csv`. */
export const downloadTableCsv = <T extends RowData>(table: AppTableCore<T>, name: string): void =>
  save(name, tableToCsv(table));

/** CSV of the given records with all columns. */
export function recordsToCsv<T extends RowData>(columns: AppColumns<T>, records: readonly T[]): string {
  const known = columns.flatMap((column) => {
    const value = valueOf<T>(column);
    const id =
      'id' in column && column.id ? column.id : 'accessorKey' in column ? String(column.accessorKey) : '';
    return value ? [csvColumn(columnLabel({ id, columnDef: column }), column.meta ?? {}, value)] : [];
  });
  return csv(known, records);
}

/** Downloads the given records as `<name>.csv` with all columns. */
export const downloadRecordsCsv = <T extends RowData>(
  columns: AppColumns<T>,
  records: readonly T[],
  name: string,
): void => save(name, recordsToCsv(columns, records));

function valueOf<T extends RowData>(
  column: AppColumns<T>[number],
): ((record: T, index: number) => unknown) | null {
  if ('accessorFn' in column && column.accessorFn) return column.accessorFn;
  if (!('accessorKey' in column)) return null;
  const key = String(column.accessorKey);
  return (record) => (record as Record<string, unknown>)[key];
}
