import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { demoText } from '@/messages/gallery/demo';
import type { ContentsEntry } from './use-contents';
import './contents.scss';

interface Props {
  entries: readonly ContentsEntry[];
  /** The id of the card in view. */
  current: string | undefined;
}

/** Links to the cards: at the side of a wide screen, else in a menu above them. */
export function Contents({ entries, current }: Props) {
  const isWide = useMediaQuery('(min-width: 1600px)');
  const [isOpen, setOpen] = useState(false);
  const list = (isWide || isOpen) && (
    <ul className="tile-grid tile-grid-xs gap-0">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <Link
            className="item min-h-sm touch fs-md"
            to="."
            search
            hash={id}
            aria-current={id === current ? 'location' : undefined}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
  return isWide ? (
    <nav className="demo-contents mb-3" aria-label={demoText.onThisPage}>
      <h2 className="fs-md fw-semibold">{demoText.onThisPage}</h2>
      {list}
    </nav>
  ) : (
    <details className="demo-contents mb-3" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-sm touch cursor-pointer fs-md text-ink-2 fw-semibold">
        {demoText.onThisPageCount(<small className="text-ink-3">{entries.length}</small>)}
      </summary>
      {list && <nav aria-label={demoText.onThisPage}>{list}</nav>}
    </details>
  );
}
