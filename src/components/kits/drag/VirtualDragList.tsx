import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { keptRange } from '@/lib/browser/kept-range';
import { dragListProps, type ListTraits } from './drag-attributes';
import { REVEAL_EVENT } from './drop-target';

/** Position of an item in a list that mounts only some of them. */
export interface ListPlace {
  index: number;
  count: number;
  /** Ref of the item's element, which has its index as `data-index`. */
  measure: (element: HTMLElement | null) => void;
}

interface Props<T> {
  list: Omit<ListTraits, 'count'>;
  className: string;
  /** Ids are those of `dragItemProps`. */
  items: readonly T[];
  idOf: (item: T) => string;
  renderItem: (item: T, place: ListPlace) => ReactNode;
  /** Height of an item that was not measured, in px. */
  estimate: number;
}

const OVERSCAN = 6;
/** Space between items: --pz-space-2, in px. */
const GAP = 8;

/** A scrolling list whose items near its viewport are mounted, and the one that has the focus or is dragged. */
export function VirtualDragList<T>({ list, className, items, idOf, renderItem, estimate }: Props<T>) {
  const box = useRef<HTMLUListElement>(null);
  const [held, setHeld] = useState<string | null>(null);
  const count = items.length;
  const heldIndex = held !== null ? items.findIndex((item) => idOf(item) === held) : -1;
  // A new function would compute the places of all items again with every scroll.
  const keyAt = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : idOf(item);
    },
    [items, idOf],
  );
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => estimate,
    getItemKey: keyAt,
    gap: GAP,
    overscan: OVERSCAN,
    initialRect: { width: 280, height: 640 },
    rangeExtractor: keptRange(heldIndex),
  });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const reveal = (event: Event) => {
      if (event instanceof CustomEvent) virtual.scrollToIndex(Number(event.detail));
    };
    const hold = ({ target }: Event) => {
      const item = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
      setHeld(item ? String(virtual.options.getItemKey(Number(item.dataset['index']))) : null);
    };
    element.addEventListener(REVEAL_EVENT, reveal);
    element.addEventListener('pointerdown', hold);
    element.addEventListener('focusin', hold);
    return () => {
      element.removeEventListener(REVEAL_EVENT, reveal);
      element.removeEventListener('pointerdown', hold);
      element.removeEventListener('focusin', hold);
    };
  }, [virtual]);

  const rows = virtual.getVirtualItems();
  const rest = virtual.getTotalSize() - (rows.at(-1)?.end ?? 0) - GAP;
  return (
    <ul ref={box} className={className} {...dragListProps({ ...list, count })}>
      {rows.map(({ index, key, start }, at) => {
        const item = items[index];
        if (item === undefined) return null;
        const before = rows[at - 1];
        // The gap has a space of the list on either side, except at the start.
        const skipped = before ? start - before.end - 2 * GAP : start - GAP;
        return (
          <Fragment key={key}>
            {skipped > 0 && <li aria-hidden="true" style={{ blockSize: skipped }} />}
            {renderItem(item, { index, count, measure: virtual.measureElement })}
          </Fragment>
        );
      })}
      {rest > 0 && <li aria-hidden="true" style={{ blockSize: rest }} />}
    </ul>
  );
}
