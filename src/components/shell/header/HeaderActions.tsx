import IconAdjust from '~icons/tabler/adjustments-horizontal';
import IconSearch from '~icons/tabler/search';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { headerText } from '@/messages/shell/header';
import { ThemeToggle } from './ThemeToggle';

export function HeaderActions({ onShell = false }: { onShell?: boolean }) {
  const button = onShell ? 'icon-button on-shell' : 'icon-button';
  return (
    <>
      <button
        type="button"
        className={`${button} ${onShell ? 'd-xl-none' : 'd-lg-none'}`}
        aria-label={headerText.search}
        aria-haspopup="dialog"
        onClick={() => setOverlays({ palette: true })}
      >
        <IconSearch />
      </button>
      <ThemeToggle className={`${button} d-none d-md-inline-flex`} />
      <button
        type="button"
        className={`${button} d-none d-md-inline-flex`}
        aria-label={headerText.customiseLayout}
        aria-haspopup="dialog"
        onClick={() => setOverlays({ customizer: true })}
      >
        <IconAdjust />
      </button>
    </>
  );
}
