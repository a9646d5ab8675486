import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useProgressiveCount } from '@/components/ui/hooks/use-progressive-count';
import { commonText } from '@/messages/ui/common';
import { statusText } from '@/messages/ui/status';
import { Skeleton } from './Skeleton';
import { ErrorState } from './StatusMessage';

interface Props<Item> {
  query: UseInfiniteQueryResult<InfiniteData<{ items: readonly Item[] }>>;
  /** In place of those of the query. */
  items?: readonly Item[];
  words: {
    /** Content of the list: "people". */
    what: string;
    /** Error title: "Could not load people". */
    failed: string;
    /** Button for the next page: "More people". */
    more: string;
  };
  empty: ReactNode;
  rows?: number;
  faces?: boolean;
  /** Rows must be `li`: after loading a page, the first new one is focused. */
  children: (items: Item[]) => ReactNode;
}

/** Rows that every render has; the rest follow in a background render. */
const FIRST = 4;

const listItems = (list: HTMLElement | null): HTMLElement[] => [...(list?.querySelectorAll('li') ?? [])];

export function PagedList<Item>({
  query,
  items: given,
  words,
  empty,
  rows = 4,
  faces = false,
  children,
}: Props<Item>) {
  const { data, error, isPending, refetch } = query;
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const items = given ?? data?.pages.flatMap((page) => page.items) ?? [];
  const drawn = useProgressiveCount(items.length, items.length, FIRST);
  const list = useRef<HTMLDivElement>(null);
  const announcement = useRef<HTMLParagraphElement>(null);
  const before = useRef<{ items: number; lines: number } | null>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // Waits for the deferred render: before it the new rows are not mounted.
    if (!before.current || drawn < items.length || items.length <= before.current.items) return;
    // The button may have disappeared with the last page; focus moves to the first new row.
    const next = listItems(list.current)[before.current.lines];
    const from = document.activeElement;
    if (announcement.current)
      announcement.current.textContent = statusText.countMore(items.length - before.current.items);
    before.current = null;
    if (!next || (from !== button.current && from !== document.body)) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }, [drawn, items.length]);

  const more = () => {
    if (isFetchingNextPage) return;
    before.current = { items: items.length, lines: listItems(list.current).length };
    void fetchNextPage();
  };
  return (
    <>
      {isPending && (
        <div className="stream-inset">
          <Skeleton what={words.what} faces={faces} rows={rows} />
        </div>
      )}
      {!data && error && (
        <div className="stream-inset">
          <ErrorState title={words.failed} error={error} retry={() => void refetch()} />
        </div>
      )}
      {data && items.length === 0 && <div className="stream-inset">{empty}</div>}
      {items.length > 0 && <div ref={list}>{children(items.slice(0, drawn))}</div>}
      <p className="visually-hidden" ref={announcement} role="status" />
      {isFetchNextPageError && (
        <div className="stream-inset">
          <ErrorState title={words.failed} error={error} retry={more} />
        </div>
      )}
      {hasNextPage && !isFetchNextPageError && drawn === items.length && (
        <div className="stream-inset text-center">
          <button
            ref={button}
            type="button"
            className="btn btn-outline-secondary"
            aria-disabled={isFetchingNextPage || undefined}
            onClick={more}
          >
            {isFetchingNextPage ? commonText.loading : words.more}
          </button>
        </div>
      )}
    </>
  );
}
