import type { RowData } from '@tanstack/react-table';
import type { AppRow, AppTableCore } from '@/components/kits/table/model/app-table';
import { cellText } from '@/components/kits/table/filter/filter';
import { columnMeta } from '@/components/kits/table/model/column-meta';
import { csvCellOf } from '@/components/kits/table/model/csv-export';
import { toTsv } from '@/lib/files/csv';

interface CopiedCells {
  text: string;
  rows: number;
  columns: number;
}

/** The selected cells as tab-separated text; null without a selection. */
export function copyCells<T extends RowData>(table: AppTableCore<T>): CopiedCells | null {
  const columns = table.getCellSelectionColumnIds().flatMap((id) => table.getColumn(id) ?? []);
  const rows = table.getCellSelectionRowIds().map((id) => table.getRow(id, true));
  if (columns.length === 0 || rows.length === 0) return null;
  const cells = columns.map((column, place) => {
    const plain = csvCellOf(column);
    const { unit = 1 } = columnMeta(column);
    return (row: AppRow<T>): string | number | null => {
      if (!row.getIsGrouped()) return plain(row.original, row.index);
      if (place === 0) return cellText(row.groupingValue);
      const sum = column.getAggregationFns().length > 0 ? row.getValue(column.id) : null;
      return typeof sum === 'number' ? sum / unit : null;
    };
  });
  return {
    text: toTsv(rows.map((row) => cells.map((cell) => cell(row)))),
    rows: rows.length,
    columns: columns.length,
  };
}
