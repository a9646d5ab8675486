import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import OverlayTrigger from 'react-bootstrap/OverlayTrigger';
import Tooltip from 'react-bootstrap/Tooltip';

interface Props {
  id: string;
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Colour class such as "variant-danger". */
  className?: string;
  /** One focusable element. */
  children: ReactElement;
}

// Falls back to above or below when neither side has room.
const roomy = {
  modifiers: [{ name: 'flip', options: { fallbackPlacements: ['left', 'bottom', 'right', 'top'] } }],
};

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
