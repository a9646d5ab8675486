import { useLocation } from '@tanstack/react-router';
import { Children, type ReactNode, type Ref, useEffect, useMemo } from 'react';
import { useProgressiveCount } from '@/components/ui/hooks/use-progressive-count';
import { PartDocs } from './docs/PartDocs';

/** A row of a wide window. */
const CARDS_AT_ONCE = 2;
/** More than any card is high: what follows stays below, and a restored scroll position within reach. */
const RESERVED_PX = 1000;

interface Props {
  ref: Ref<HTMLDivElement>;
  /** DemoCards. */
  children: ReactNode;
}

/** Mounts the cards row by row, without waiting for the reader: find in page, print and links need all of them. */
export function DemoGrid({ ref, children }: Props) {
  const cards = useMemo(() => Children.toArray(children), [children]);
  const count = useProgressiveCount(cards.length, CARDS_AT_ONCE);
  const isWhole = count === cards.length;
  const hash = useLocation({ select: (location) => location.hash });

  useEffect(() => {
    // The router looked for the card before it was mounted; on the way back it has restored another place.
    if (isWhole && hash && scrollY === 0) document.getElementById(hash)?.scrollIntoView();
  }, [isWhole, hash]);

  return (
    <>
      <div
        className="demo-grid stack-5 cols-1 align-content-start"
        ref={ref}
        aria-busy={!isWhole}
        style={isWhole ? undefined : { minBlockSize: cards.length * RESERVED_PX }}
      >
        {cards.slice(0, count)}
      </div>
      {isWhole && <PartDocs />}
    </>
  );
}
