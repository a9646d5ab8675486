import { Link } from '@tanstack/react-router';
import type { searchSettings } from '@/data/settings-list';
import { setOverlays } from '@/lib/overlays/overlay-store';

interface Props {
  found: ReturnType<typeof searchSettings>;
  /** Called when a link leads to a setting on this very page. */
  onChosen: () => void;
}

export const SettingResults = ({ found, onChosen }: Props) => (
  <section className="card more-results" aria-labelledby="more-settings">
    <h2 id="more-settings">Settings</h2>
    <ul className="page-links">
      {found.map(({ label, url, hash }) => (
        <li key={label}>
          {url === null ? (
            <button
              type="button"
              className="more-setting"
              aria-haspopup="dialog"
              onClick={() => setOverlays({ customizer: true })}
            >
              {label}
              <small>Layout and colours</small>
            </button>
          ) : (
            <Link to={url} {...(hash && { hash })} onClick={onChosen}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  </section>
);
