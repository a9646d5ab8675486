import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ComponentProps, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FileWithUser } from '@/data/file/schema';
import { keptRange } from '@/lib/browser/kept-range';

/** Position of a file in a list that mounts only some of them. */
export interface FilePlace {
  index: number;
  count: number;
  row: number;
  /** Ref of the first file of a row. */
  measure: ((element: HTMLElement | null) => void) | undefined;
  /** Keep the file mounted from its focus or the start of a drag until those of another one. */
  holdProps: { onFocus: () => void; onPointerDown: () => void };
}

interface Props {
  files: readonly FileWithUser[];
  /** Of the list element; `mount` mounts a file that is out of view. */
  listProps: (mount: (id: string) => void) => ComponentProps<'ul'>;
  /** Height of a row that was not measured, in px. */
  estimate: number;
  renaming: string | null;
  renderItem: (file: FileWithUser, place: FilePlace) => ReactNode;
}

const OVERSCAN = 4;

/**
 * Mounts the rows near the window, and those of the files with the focus, under the pointer's drag and with the name
 * field.
 */
export function LongFileList({ files, listProps, estimate, renaming, renderItem }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [held, setHeld] = useState<string | null>(null);
  const [columns, setColumns] = useState(1);
  const [gap, setGap] = useState(0);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const fit = () => {
      const { gridTemplateColumns, rowGap } = getComputedStyle(element);
      setColumns(gridTemplateColumns.split(' ').length);
      setGap(Number.parseFloat(rowGap) || 0);
      setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    };
    fit();
    // A new height above the list changes the height of the body.
    const observer = new ResizeObserver(fit);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const count = files.length;
  const rowOf = (id: string | null) => Math.floor(files.findIndex((file) => file.id === id) / columns);
  const virtual = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(count / columns),
    estimateSize: () => estimate,
    gap,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor: keptRange(rowOf(held), rowOf(renaming)),
  });

  const rows = virtual.getVirtualItems();
  const rest = top + virtual.getTotalSize() - (rows.at(-1)?.end ?? top) - gap;
  const space = (key: string, blockSize: number) =>
    blockSize > 0 && <li key={key} aria-hidden="true" className="full-row" style={{ blockSize }} />;
  return (
    <ul ref={list} {...listProps((id) => flushSync(() => setHeld(id)))}>
      {rows.flatMap(({ index: row, start }, at) => {
        const before = rows[at - 1];
        const first = row * columns;
        return [
          // The list has its gap on either side of a space, except at the start.
          space(`before-${row}`, before ? start - before.end - 2 * gap : start - top - gap),
          ...files.slice(first, first + columns).map((file, column) => {
            const hold = () => setHeld(file.id);
            return renderItem(file, {
              index: first + column,
              count,
              row,
              measure: column === 0 ? virtual.measureElement : undefined,
              holdProps: { onFocus: hold, onPointerDown: hold },
            });
          }),
        ];
      })}
      {space('rest', rest)}
    </ul>
  );
}
