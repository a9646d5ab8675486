import { Link } from '@tanstack/react-router';
import type { GalleryResult } from '@/data/gallery-search';
import { moreText } from '@/messages/shell/more';

export const GalleryResults = ({ found }: { found: readonly GalleryResult[] }) => (
  <section className="card more-results" aria-labelledby="more-gallery">
    <h2 id="more-gallery">{moreText.partsAndExamples}</h2>
    <ul className="page-links">
      {found.map(({ key, label, detail, url, hash }) => (
        <li key={key}>
          <Link to={url} {...(hash && { hash })}>
            {label}
            <small>{detail}</small>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
