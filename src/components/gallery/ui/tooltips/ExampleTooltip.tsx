import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import OverlayTrigger from 'react-bootstrap/OverlayTrigger';
import Tooltip from 'react-bootstrap/Tooltip';

interface Props {
  id: string;
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Classes of the tip: a colour "v-danger". */
  className?: string;
  /** What it explains: one element that can have the focus. */
  children: ReactElement;
}

// Where neither side has room, below or above.
const roomy = {
  modifiers: [{ name: 'flip', options: { fallbackPlacements: ['left', 'bottom', 'right', 'top'] } }],
};

/** Shown when pointed at and when focused; Esc puts it away without moving anything. */
export function ExampleTooltip({ id, text, side = 'top', className = '', children }: Props) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [shown]);
  return (
    <OverlayTrigger
      placement={side}
      popperConfig={roomy}
      show={shown}
      onToggle={setShown}
      overlay={
        <Tooltip id={id} className={className}>
          {text}
        </Tooltip>
      }
    >
      {children}
    </OverlayTrigger>
  );
}
