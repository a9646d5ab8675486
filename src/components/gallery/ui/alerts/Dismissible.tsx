import { useRef, useState } from 'react';
import IconX from '~icons/tabler/x';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const NOTICES = [
  { variant: 'info', text: 'Tram 4 turns at the bridge until Friday.' },
  { variant: 'success', text: 'Your stall is confirmed for Saturday.' },
  { variant: 'warning', text: 'Rain is likely after three.' },
] as const;

export function Dismissible() {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const restore = useRef<HTMLButtonElement>(null);
  return (
    <div className="d-grid gap-2">
      {NOTICES.filter(({ variant }) => !closed.includes(variant)).map(({ variant, text }) => (
        <div key={variant} role="note" className={`alert row-2 variant-${variant}`}>
          <span className="flex-1">{text}</span>
          <button
            type="button"
            className="icon-button icon-button-sm text-inherit touch"
            aria-label={`Close: ${text}`}
            onClick={() => {
              setClosed([...closed, variant]);
              restore.current?.focus();
            }}
          >
            <IconX />
          </button>
        </div>
      ))}
      <div>
        <button
          type="button"
          ref={restore}
          className="btn btn-outline-secondary btn-sm"
          onClick={() => setClosed([])}
        >
          Restore all
        </button>
      </div>
    </div>
  );
}
