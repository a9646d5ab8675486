import type { IconSet } from '@/data/icon/icon-set';
import { iconsText } from '@/messages/gallery/icons';

export const IconSetLicence = ({ set: { title, author, licence } }: { set: IconSet }) => (
  <section className="card p-4" aria-labelledby="licence">
    <h2 id="licence" className="fs-xl">
      {iconsText.licence}
    </h2>
    <p className="mt-1 text-ink-2">
      {iconsText.licenceOf(
        title,
        <a className="text-decoration-underline" href={author.url} rel="noreferrer" target="_blank">
          {author.name}
        </a>,
        <a className="text-decoration-underline" href={licence.url} rel="noreferrer license" target="_blank">
          {licence.name}
        </a>,
        licence.terms,
      )}
    </p>
  </section>
);
