import type { IconSet } from '@/data/icon/icon-set';

export const IconSetLicence = ({ set: { title, author, licence } }: { set: IconSet }) => (
  <section className="card icons-licence" aria-labelledby="licence">
    <h2 id="licence" className="h3">
      Licence
    </h2>
    <p>
      {title} icons by{' '}
      <a href={author.url} rel="noreferrer" target="_blank">
        {author.name}
      </a>
      , under{' '}
      <a href={licence.url} rel="noreferrer license" target="_blank">
        {licence.name}
      </a>
      . {licence.terms} Only their size, colour and stroke width are changed.
    </p>
  </section>
);
