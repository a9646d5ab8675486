import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { TableController } from '@/components/kits/table/model/use-table-state';
import { tableText } from '@/messages/ui/table';

interface Props {
  id: string;
  label: string;
  control: TableController;
}

const MIN_WIDTH = 72;
const MAX_WIDTH = 800;
const STEP = 16;

const clampWidth = (width: number): number => Math.round(Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, width)));

/** Current widths of all columns, so that switching to a fixed layout does not jump. */
function measureColumns(cell: HTMLElement): Record<string, number> {
  const cells = cell.parentElement?.querySelectorAll<HTMLElement>('[data-col]') ?? [];
  return Object.fromEntries([...cells].map((one) => [one.dataset['col'] ?? '', clampWidth(one.offsetWidth)]));
}

export function ResizeHandle({ id, label, control }: Props) {
  const start = useRef<{ x: number; width: number; widths: Record<string, number>; toEnd: 1 | -1 } | null>(
    null,
  );
  const width = control.state.widths[id];

  const begin = (event: PointerEvent<HTMLElement>) => {
    const cell = event.currentTarget.closest('th');
    if (!cell) return;
    // Prevents dragging the header itself.
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = {
      x: event.clientX,
      width: cell.offsetWidth,
      widths: { ...measureColumns(cell), ...control.state.widths },
      toEnd: getComputedStyle(cell).direction === 'rtl' ? -1 : 1,
    };
  };
  const move = (event: PointerEvent) => {
    const from = start.current;
    if (!from) return;
    const next = clampWidth(from.width + (event.clientX - from.x) * from.toEnd);
    control.update({ widths: { ...from.widths, [id]: next } });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const cell = event.currentTarget.closest('th');
    if (!cell) return;
    event.preventDefault();
    const toEnd = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
    const step = (event.key === 'ArrowRight' ? STEP : -STEP) * toEnd;
    const widths = { ...measureColumns(cell), ...control.state.widths };
    control.update({ widths: { ...widths, [id]: clampWidth((widths[id] ?? cell.offsetWidth) + step) } });
  };

  return (
    <span
      className="column-resize-handle position-absolute ring-inside d-print-none"
      role="separator"
      aria-orientation="vertical"
      aria-label={tableText.widthOf(label)}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      aria-valuenow={width ?? MIN_WIDTH}
      aria-valuetext={width === undefined ? tableText.fitToContent : tableText.pixels(width)}
      tabIndex={0}
      draggable={false}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => {
        start.current = null;
      }}
      onPointerCancel={() => {
        start.current = null;
      }}
      onDoubleClick={() => control.update({ widths: {} })}
      onKeyDown={onKeyDown}
    />
  );
}
