import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useProgressiveCount } from '@/components/ui/hooks/use-progressive-count';
import type { Icon } from '@/data/icon/icon-set';
import { IconRow, type IconLook } from './IconRow';

interface Props extends IconLook {
  icons: readonly Icon[];
  label: string;
  onTake: (icon: Icon) => void;
}

const CELL_PX = 104;
const ROW_PX = 104;
/** Rows of a new grid that mount one after the other: each icon is a picture of its own to the browser. */
const FIRST_ROWS = 10;

/** Index that an arrow key leads to in a grid of `columns`; null for other keys. */
function step(key: string, here: number, columns: number, rtl: boolean, whole: boolean): number | null {
  const row = here - (here % columns);
  const moves: Record<string, number> = {
    ArrowRight: here + (rtl ? -1 : 1),
    ArrowLeft: here + (rtl ? 1 : -1),
    ArrowDown: here + columns,
    ArrowUp: here - columns,
    PageDown: here + columns * 4,
    PageUp: here - columns * 4,
    Home: whole ? 0 : row,
    End: whole ? Infinity : row + columns - 1,
  };
  return moves[key] ?? null;
}

export function IconGrid({ icons, label, size, stroke, colour, onTake }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(8);
  const [here, setHere] = useState(0);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const fit = () => {
      if (box.clientWidth > 0) setColumns(Math.max(2, Math.floor((box.clientWidth - 16) / CELL_PX)));
    };
    // Before the first frame: another number of columns moves every icon.
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const virtual = useVirtualizer({
    count: Math.ceil(icons.length / columns),
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 3,
    initialRect: { width: 900, height: 560 },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const rtl = document.documentElement.dir === 'rtl';
    const to = step(event.key, here, columns, rtl, event.ctrlKey || event.metaKey);
    if (to === null) return;
    event.preventDefault();
    const next = Math.min(Math.max(to, 0), icons.length - 1);
    setHere(next);
    virtual.scrollToIndex(Math.floor(next / columns));
    // The row may mount only after scrolling.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        scroller.current?.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus({ preventScroll: true }),
      ),
    );
  };

  const mounted = useProgressiveCount(FIRST_ROWS, 1, 1);
  const rows = virtual.getVirtualItems().slice(0, mounted < FIRST_ROWS ? mounted : undefined);
  const inSight = rows.some(({ index }) => index === Math.floor(here / columns));
  // Keeps one icon tabbable after the current one is scrolled out of view.
  const entry = inSight ? here : (rows[0]?.index ?? 0) * columns;
  return (
    <div ref={scroller} className="icons-grid sunken p-2 scroll-y overscroll">
      <div
        className="position-relative"
        role="grid"
        aria-label={label}
        aria-rowcount={Math.ceil(icons.length / columns)}
        aria-colcount={columns}
        tabIndex={-1}
        style={{ blockSize: virtual.getTotalSize() }}
        onKeyDown={onKeyDown}
      >
        {rows.map(({ key, index, start }) => (
          <IconRow
            key={key}
            icons={icons}
            index={index}
            start={start}
            columns={columns}
            size={size}
            stroke={stroke}
            colour={colour}
            entry={Math.floor(entry / columns) === index ? entry : null}
            onTake={onTake}
            onReach={setHere}
          />
        ))}
      </div>
    </div>
  );
}
