import type { ReactNode } from 'react';
import { Kbd } from '@/components/ui/Kbd';
import { shortcutHint } from '@/lib/keys/shortcuts';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { headerText } from '@/messages/shell/header';

export const PaletteButton = ({ className, children }: { className: string; children?: ReactNode }) => (
  <button
    type="button"
    className={className}
    aria-haspopup="dialog"
    onClick={() => setOverlays({ palette: true })}
  >
    {children ?? <span className="visually-hidden">{headerText.searchOrJumpTo}</span>}
    <span aria-hidden="true">
      <Kbd keys={shortcutHint('palette')} />
    </span>
  </button>
);
