import IconAdjust from '~icons/tabler/adjustments-horizontal';
import IconSearch from '~icons/tabler/search';
import { setPanels } from '@/lib/overlays/overlay-store';
import { ThemeToggle } from './ThemeToggle';

/** The icon buttons of the bar and of the strip. */
export function Tools({ onShell = false }: { onShell?: boolean }) {
  const button = onShell ? 'ib on-shell' : 'ib';
  return (
    <>
      <button
        type="button"
        className={`${button} ${onShell ? 'd-xl-none' : 'd-lg-none'}`}
        aria-label="Search"
        aria-haspopup="dialog"
        onClick={() => setPanels({ palette: true })}
      >
        <IconSearch />
      </button>
      <ThemeToggle className={`${button} d-none d-md-inline-flex`} />
      <button
        type="button"
        className={`${button} d-none d-md-inline-flex`}
        aria-label="Customize the layout"
        aria-haspopup="dialog"
        onClick={() => setPanels({ customizer: true })}
      >
        <IconAdjust />
      </button>
    </>
  );
}
