import IconAdjust from '~icons/tabler/adjustments-horizontal';
import IconSearch from '~icons/tabler/search';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { ThemeToggle } from './ThemeToggle';

export function HeaderActions({ onShell = false }: { onShell?: boolean }) {
  const button = onShell ? 'icon-button on-shell' : 'icon-button';
  return (
    <>
      <button
        type="button"
        className={`${button} ${onShell ? 'd-xl-none' : 'd-lg-none'}`}
        aria-label="Search"
        aria-haspopup="dialog"
        onClick={() => setOverlays({ palette: true })}
      >
        <IconSearch />
      </button>
      <ThemeToggle className={`${button} d-none d-md-inline-flex`} />
      <button
        type="button"
        className={`${button} d-none d-md-inline-flex`}
        aria-label="Customise layout"
        aria-haspopup="dialog"
        onClick={() => setOverlays({ customizer: true })}
      >
        <IconAdjust />
      </button>
    </>
  );
}
