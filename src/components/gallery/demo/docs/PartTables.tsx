import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { Fragment } from 'react';
import { galleryNotes } from '@/data/gallery-notes';
import { galleryDocsOptions } from '@/queries/gallery/docs';
import { demoText } from '@/messages/gallery/demo';
import { exampleText } from '@/messages/gallery/example';
import { PartStrip } from '../strip/PartStrip';
import { PropsTable } from './PropsTable';

export function PartTables() {
  const url = useLocation({ select: (location) => location.pathname });
  const { data: pages } = useSuspenseQuery(galleryDocsOptions());
  const parts = pages.find((page) => page.url === url)?.parts ?? [];
  const notes = galleryNotes[url] ?? galleryNotes[`/${url.split('/')[1]}`];
  return (
    <div className="part-tables stack-5 cols-1 pb-4 px-4">
      <PartStrip />
      {parts.length === 0 && <p className="text-ink-2">{demoText.noProps}</p>}
      {parts.map((part) => (
        <PropsTable key={part.name} part={part} />
      ))}
      {notes && notes.keys.length > 0 && (
        <section aria-labelledby="part-keys">
          <h3 className="mb-2 fs-lg" id="part-keys">
            {demoText.keyboard}
          </h3>
          <dl className="fact-list">
            {notes.keys.map(([keys, effect]) => (
              <Fragment key={keys}>
                <dt className="fw-semibold">{exampleText.say(keys)}</dt>
                <dd className="text-ink-2">{exampleText.say(effect)}</dd>
              </Fragment>
            ))}
          </dl>
        </section>
      )}
      {notes && (
        <section aria-labelledby="part-reader">
          <h3 className="mb-2 fs-lg" id="part-reader">
            {demoText.screenReaders}
          </h3>
          <p className="text-ink-2">{exampleText.say(notes.reader)}</p>
        </section>
      )}
    </div>
  );
}
