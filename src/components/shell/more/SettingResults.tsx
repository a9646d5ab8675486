import { Link } from '@tanstack/react-router';
import type { searchSettings } from '@/data/settings-list';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { commonText } from '@/messages/ui/common';
import { moreText } from '@/messages/shell/more';

interface Props {
  found: ReturnType<typeof searchSettings>;
  /** Called when a link leads to a setting on this very page. */
  onChosen: () => void;
}

export const SettingResults = ({ found, onChosen }: Props) => (
  <section className="card mb-4" aria-labelledby="more-settings">
    <h2 className="pt-4 px-4 pb-0" id="more-settings">
      {commonText.settings}
    </h2>
    <ul className="tile-grid tile-grid-sm gap-half align-content-start p-2">
      {found.map(({ label, url, hash }) => (
        <li key={label}>
          {url === null ? (
            <button
              type="button"
              className="item w-100 justify-content-between px-3 text-ink"
              aria-haspopup="dialog"
              onClick={() => setOverlays({ customizer: true })}
            >
              {label}
              <small className="text-ink-3">{moreText.layoutAndColours}</small>
            </button>
          ) : (
            <Link
              className="item justify-content-between px-3 text-ink"
              to={url}
              {...(hash && { hash })}
              onClick={onChosen}
            >
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  </section>
);
