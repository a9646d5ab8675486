import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { chartText } from '@/messages/ui/chart';
import { describeRow } from './option/chart-summary';
import type { TableData } from './option/table-data';

interface Props {
  label: string;
  table: TableData;
  /** The chart runs from right to left. */
  rtl: boolean;
  /** Marks the row in the drawing, or with null removes the mark; false where the drawing has no mark for it. */
  onPoint: (row: number | null) => boolean;
  children: ReactNode;
}

const STEP = 10;

/** Row after a key, or null for a key that moves nothing. Without a current row, each key starts at an end. */
function rowAfter(key: string, row: number | null, last: number, rtl: boolean): number | null {
  const [next, previous] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const moves: Record<string, number> = {
    [next]: row === null ? 0 : row + 1,
    [previous]: row === null ? last : row - 1,
    PageDown: (row ?? 0) + STEP,
    PageUp: (row ?? 0) - STEP,
    Home: 0,
    End: last,
  };
  const target = moves[key];
  return target === undefined ? null : Math.min(last, Math.max(0, target));
}

/** Arrow keys move through the values of a chart; each one is spoken and marked. */
export function ChartPoints({ label, table, rtl, onPoint, children }: Props) {
  const [row, setRow] = useState<number | null>(null);
  const [marked, setMarked] = useState(false);
  const { rows } = table;
  const move = (to: number | null) => {
    setRow(to);
    setMarked(onPoint(to));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && row !== null) {
      // The value closes first; a dialog around the chart stays open.
      event.stopPropagation();
      move(null);
      return;
    }
    if (rows.length === 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const to = rowAfter(event.key, row, rows.length - 1, rtl);
    if (to === null) return;
    event.preventDefault();
    move(to);
  };
  const current = row === null ? undefined : rows[row];
  const text =
    current && row !== null ? chartText.rowOf(describeRow(table, current), row + 1, rows.length) : '';
  return (
    <div className="position-relative">
      {children}
      <div
        className="position-absolute inset-0 d-flex align-items-end justify-content-center rounded-control pe-none"
        role="slider"
        tabIndex={0}
        aria-label={chartText.valuesOf(label)}
        aria-valuemin={0}
        aria-valuemax={rows.length}
        aria-valuenow={row === null ? 0 : row + 1}
        aria-valuetext={text || chartText.pointsHint(rows.length)}
        onKeyDown={press}
        onBlur={() => row !== null && move(null)}
      >
        {text && !marked && <p className="px-2 fs-sm text-ink-2 bg-surface rounded-sm">{text}</p>}
      </div>
    </div>
  );
}
