import { useVirtualizer } from '@tanstack/react-virtual';
import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { ROW_PX } from './row-size';

interface Props {
  count: number;
  row: (index: number) => ReactNode;
  scroller: RefObject<HTMLDivElement | null>;
  span: number;
  /** Lets the focus in. */
  entrance: ComponentProps<'tbody'>;
  /** Scrolling renders the rows without the table. */
  onRendered: () => void;
}

/** Rows rendered beyond the viewport: enough for a fling at 4x CPU slowdown. */
const OVERSCAN = 12;

export function VirtualBody({ count, row, scroller, span, entrance, onRendered }: Props) {
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
    initialRect: { width: 800, height: 480 },
  });
  useLayoutEffect(onRendered);
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody {...entrance}>
      {before > 0 && (
        <tr aria-hidden="true">
          <td className="p-0 border-0" colSpan={span} style={{ blockSize: before }} />
        </tr>
      )}
      {items.map((item) => row(item.index))}
      {after > 0 && (
        <tr aria-hidden="true">
          <td className="p-0 border-0" colSpan={span} style={{ blockSize: after }} />
        </tr>
      )}
    </tbody>
  );
}
