import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useProgressiveCount } from '@/components/ui/hooks/use-progressive-count';
import { type Icon, iconRowSvg } from '@/data/icon/icon-set';
import { iconsText } from '@/messages/gallery/icons';

interface Props {
  icons: readonly Icon[];
  label: string;
  /** In pixels. */
  size: number;
  /** Stroke width, or null for the icon's own. */
  stroke: number | null;
  /** A CSS colour. */
  colour: string;
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
        {rows.map((row) => {
          const inRow = icons.slice(row.index * columns, (row.index + 1) * columns);
          // A CSS mask takes any colour, and an image never runs scripts. One for the row: to the browser each image is
          // a document, which costs more than its icons.
          const mask = `url("data:image/svg+xml,${encodeURIComponent(iconRowSvg(inRow, stroke))}")`;
          return (
            <div
              key={row.key}
              role="row"
              aria-rowindex={row.index + 1}
              className="icons-row position-absolute d-grid"
              style={{
                transform: `translateY(${row.start}px)`,
                gridTemplateColumns: `repeat(${columns}, 1fr)`,
              }}
            >
              {inRow.map((icon, column) => {
                const at = row.index * columns + column;
                return (
                  <div className="min-w-0 p-half" key={icon.name} role="gridcell" aria-colindex={column + 1}>
                    <button
                      className="row-2 justify-content-center flex-column w-100 h-100 p-1 rounded-control bg-none text-ink-2"
                      type="button"
                      data-at={at}
                      tabIndex={at === entry ? 0 : -1}
                      aria-label={iconsText.copyName(icon.name)}
                      title={icon.name}
                      onClick={() => onTake(icon)}
                      onFocus={() => setHere(at)}
                    >
                      <i
                        className="flex-none"
                        style={{
                          inlineSize: size,
                          blockSize: size,
                          backgroundColor: colour,
                          maskImage: mask,
                          maskSize: `${inRow.length * size}px ${size}px`,
                          maskPosition: `${-column * size}px 0`,
                        }}
                      />
                      <span className="w-100 text-truncate text-center fs-xs">{icon.name}</span>
                    </button>
                  </div>
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}
