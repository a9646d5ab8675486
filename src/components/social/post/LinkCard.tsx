import type { LinkCard as Card } from '@contract/post/link-card';
import './link-card.scss';

/** The host is that of the link: a page can call itself anything. */
function hostOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host } = new URL(url);
  return /^https?:$/.test(protocol) ? host.replace(/^www\./, '') : null;
}

export function LinkCard({ card: { url, title, description, site, picture } }: { card: Card }) {
  const host = hostOf(url);
  if (host === null) return null;
  return (
    <a className="link-card" href={url} target="_blank" rel="noopener noreferrer nofollow ugc">
      {picture && (
        <img
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          // The page has got another picture since.
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
        />
      )}
      <span className="link-card-text">
        <span className="link-card-site">
          <span className="link-card-host">
            <bdi dir="ltr">{host}</bdi>
          </span>
          {site && site !== host && <bdi>{site}</bdi>}
        </span>
        <b dir="auto">{title}</b>
        {description && <span dir="auto">{description}</span>}
      </span>
    </a>
  );
}
