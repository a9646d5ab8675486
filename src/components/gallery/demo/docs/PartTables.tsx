import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { galleryNotes } from '@/data/gallery-notes';
import { galleryDocsOptions } from '@/queries/gallery/docs';
import { PartStrip } from '../strip/PartStrip';
import { PropsTable } from './PropsTable';
import './part-tables.scss';

export function PartTables() {
  const url = useLocation({ select: (location) => location.pathname });
  const { data: pages } = useSuspenseQuery(galleryDocsOptions());
  const parts = pages.find((page) => page.url === url)?.parts ?? [];
  const notes = galleryNotes[url] ?? galleryNotes[`/${url.split('/')[1]}`];
  return (
    <div className="part-tables">
      <PartStrip />
      {parts.length === 0 && <p>These examples are made of HTML and classes, without props.</p>}
      {parts.map((part) => (
        <PropsTable key={part.name} part={part} />
      ))}
      {notes && notes.keys.length > 0 && (
        <section aria-labelledby="part-keys">
          <h3 id="part-keys">Keyboard</h3>
          <dl>
            {notes.keys.map(([keys, effect]) => (
              <div key={keys}>
                <dt>{keys}</dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {notes && (
        <section aria-labelledby="part-reader">
          <h3 id="part-reader">Screen readers</h3>
          <p>{notes.reader}</p>
        </section>
      )}
    </div>
  );
}
