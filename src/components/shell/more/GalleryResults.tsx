import { Link } from '@tanstack/react-router';
import type { GalleryResult } from '@/data/gallery-search';
import { moreText } from '@/messages/shell/more';

export const GalleryResults = ({ found }: { found: readonly GalleryResult[] }) => (
  <section className="card mb-4" aria-labelledby="more-gallery">
    <h2 className="pt-4 px-4 pb-0" id="more-gallery">
      {moreText.partsAndExamples}
    </h2>
    <ul className="tile-grid tile-grid-sm gap-half align-content-start p-2">
      {found.map(({ key, label, detail, url, hash }) => (
        <li key={key}>
          <Link className="item justify-content-between px-3 text-ink" to={url} {...(hash && { hash })}>
            {label}
            <small className="text-ink-3">{detail}</small>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
