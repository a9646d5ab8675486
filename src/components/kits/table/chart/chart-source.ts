import type { RowData } from '@tanstack/react-table';
import { cellText } from '@/components/kits/table/filter/filter';
import type { AppTableCore } from '@/components/kits/table/model/app-table';
import { columnMeta, shownName } from '@/components/kits/table/model/column-meta';
import { columnLabel } from '@/components/kits/table/model/column-order';

/** A column as charts read it. */
export interface ChartField {
  id: string;
  label: string;
  /** `day` holds "2026-11-18"; `number` is in the unit that people type. */
  kind: 'name' | 'number' | 'day';
  /** One value for each row. */
  values: readonly (string | number | null)[];
  /** Prefix of numbers: "$". */
  sign: string;
  /** Whether the names are countries. */
  countries: boolean;
  /** Order of names; by frequency without it. */
  order: readonly string[];
}

/** Filtered rows of a table, column by column. */
export interface ChartSource {
  count: number;
  fields: readonly ChartField[];
}

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Reads the rows that search and filters leave; columns of numbers that only identify a row are left out. */
export function readChartSource<T extends RowData>(table: AppTableCore<T>): ChartSource {
  const records = table.getFilteredRowModel().rows.map((row) => row.original);
  const fields = table.getAllLeafColumns().flatMap((column): ChartField[] => {
    const { accessorFn, id } = column;
    const meta = columnMeta(column);
    if (!accessorFn || id === 'id') return [];
    const values = records.map((record, index): unknown => accessorFn(record, index));
    const first = values.find((value) => value !== null && value !== '');
    const field = {
      id,
      label: columnLabel(column),
      sign: meta.unitSign ?? '',
      countries: meta.countries ?? false,
    };
    if (typeof first === 'number') {
      if (!meta.numeric) return [];
      const unit = meta.unit ?? 1;
      const numbers = values.map((value) => (typeof value === 'number' ? value / unit : null));
      return [{ ...field, kind: 'number', values: numbers, order: [] }];
    }
    const texts = values.map((value) => cellText(value) || null);
    if (texts.every((text) => text === null || DAY.test(text)))
      return first === undefined ? [] : [{ ...field, kind: 'day', values: texts, order: [] }];
    const names = records.map((record, index) => {
      const text = texts[index];
      if (text === null || text === undefined) return null;
      return meta.names ? shownName(meta, text) : (meta.text?.(record) ?? text);
    });
    const order = (meta.choices ?? []).map((choice) => shownName(meta, choice));
    return [{ ...field, kind: 'name', values: names, order }];
  });
  return { count: records.length, fields };
}

export const fieldsOf = ({ fields }: ChartSource, kind: ChartField['kind']): readonly ChartField[] =>
  fields.filter((field) => field.kind === kind);

export const fieldOf = ({ fields }: ChartSource, id: string): ChartField | undefined =>
  fields.find((field) => field.id === id);
