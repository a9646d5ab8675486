import type { ColumnMeta, RowData, TableFeatures } from '@tanstack/react-table';
import { columnMeta } from './column-meta';

export function columnLabel<F extends TableFeatures, T extends RowData>(column: {
  id: string;
  columnDef: { header?: unknown; meta?: ColumnMeta<F, T> | undefined };
}): string {
  const { header } = column.columnDef;
  return columnMeta(column).label ?? (typeof header === 'string' ? header : column.id);
}

export function moveBefore(order: readonly string[], id: string, before: string): string[] {
  if (id === before || !order.includes(id)) return [...order];
  const rest = order.filter((one) => one !== id);
  const from = order.indexOf(id);
  const to = rest.indexOf(before) + (from < order.indexOf(before) ? 1 : 0);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

/** Moves a column one step to the start (-1) or end (1). */
export function moveByStep(order: readonly string[], id: string, step: -1 | 1): string[] {
  const neighbour = order[order.indexOf(id) + step];
  return neighbour === undefined ? [...order] : moveBefore(order, id, neighbour);
}
