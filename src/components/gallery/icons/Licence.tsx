import type { IconSet } from '@/data/icon/icon-set';
import { iconsText } from '@/messages/gallery/icons';

export const IconSetLicence = ({ set: { title, author, licence } }: { set: IconSet }) => (
  <section className="card icons-licence" aria-labelledby="licence">
    <h2 id="licence" className="h3">
      {iconsText.licence}
    </h2>
    <p>
      {iconsText.licenceOf(
        title,
        <a href={author.url} rel="noreferrer" target="_blank">
          {author.name}
        </a>,
        <a href={licence.url} rel="noreferrer license" target="_blank">
          {licence.name}
        </a>,
        licence.terms,
      )}
    </p>
  </section>
);
