import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { TableControl } from '@/components/kits/table/model/use-table-state';

interface Props {
  id: string;
  label: string;
  control: TableControl;
}

const LEAST = 72;
const MOST = 800;
const STEP = 16;

const within = (width: number): number => Math.round(Math.max(LEAST, Math.min(MOST, width)));

/** The widths that all columns have now: the layout turns from measured to fixed without a jump. */
function measured(cell: HTMLElement): Record<string, number> {
  const cells = cell.parentElement?.querySelectorAll<HTMLElement>('[data-col]') ?? [];
  return Object.fromEntries([...cells].map((one) => [one.dataset['col'] ?? '', within(one.offsetWidth)]));
}

/** The edge of a column: drag it, or move it with the arrow keys. */
export function ResizeHandle({ id, label, control }: Props) {
  const start = useRef<{ x: number; width: number; widths: Record<string, number>; toEnd: 1 | -1 } | null>(
    null,
  );
  const width = control.view.widths[id];

  const begin = (event: PointerEvent<HTMLElement>) => {
    const cell = event.currentTarget.closest('th');
    if (!cell) return;
    // Else the head itself would be dragged.
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = {
      x: event.clientX,
      width: cell.offsetWidth,
      widths: { ...measured(cell), ...control.view.widths },
      toEnd: getComputedStyle(cell).direction === 'rtl' ? -1 : 1,
    };
  };
  const move = (event: PointerEvent) => {
    const from = start.current;
    if (!from) return;
    const next = within(from.width + (event.clientX - from.x) * from.toEnd);
    control.setView({ widths: { ...from.widths, [id]: next } });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const cell = event.currentTarget.closest('th');
    if (!cell) return;
    event.preventDefault();
    const toEnd = getComputedStyle(cell).direction === 'rtl' ? -1 : 1;
    const step = (event.key === 'ArrowRight' ? STEP : -STEP) * toEnd;
    const widths = { ...measured(cell), ...control.view.widths };
    control.setView({ widths: { ...widths, [id]: within((widths[id] ?? cell.offsetWidth) + step) } });
  };

  return (
    <span
      className="th-r"
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${label}`}
      aria-valuemin={LEAST}
      aria-valuemax={MOST}
      aria-valuenow={width ?? LEAST}
      aria-valuetext={width === undefined ? 'As wide as its content' : `${width} pixels`}
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
      onDoubleClick={() => control.setView({ widths: {} })}
      onKeyDown={onKeyDown}
    />
  );
}
