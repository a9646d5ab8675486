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
    <a
      className="reference d-flex h-100 overflow-hidden"
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
    >
      {picture && (
        <img
          className="side-picture bg-sunken"
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          // The page has got another picture since.
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
        />
      )}
      <span className="link-card-text d-flex flex-column justify-content-center gap-half fill py-2 px-3">
        <span className="d-flex gap-2 overflow-hidden text-nowrap fs-sm text-ink-3">
          <span className="link-card-host flex-none mw-100 text-truncate">
            <bdi dir="ltr">{host}</bdi>
          </span>
          {site && site !== host && <bdi className="text-truncate">{site}</bdi>}
        </span>
        <b
          className={`${picture || !description ? 'clamp-2' : 'clamp-1'} fw-semibold wrap-anywhere`}
          dir="auto"
        >
          {title}
        </b>
        {description && (
          <span className="clamp-1 fs-sm text-ink-2 wrap-anywhere" dir="auto">
            {description}
          </span>
        )}
      </span>
    </a>
  );
}
