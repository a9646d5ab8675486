import { useState } from 'react';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const BUTTONS = [
  { name: 'Count', busy: 'Counting', shape: 'border', variant: 'primary' },
  { name: 'Light', busy: 'Lighting', shape: 'grow', variant: 'warning' },
] as const;

export function InButtons() {
  const [busy, setBusy] = useState<string | null>(null);
  const start = (name: string) => {
    setBusy(name);
    setTimeout(() => setBusy(null), 1500);
  };
  return (
    <div className="d-flex flex-wrap gap-2">
      {BUTTONS.map(({ name, busy: word, shape, variant }) => (
        <button
          key={name}
          type="button"
          className={`btn btn-${variant} is-busy`}
          aria-disabled={busy === name}
          onClick={() => busy ?? start(name)}
        >
          {busy === name && <span className={`spinner-${shape} spinner-${shape}-sm`} aria-hidden="true" />}
          <span aria-live="polite">{busy === name ? word : name} the lamps</span>
        </button>
      ))}
    </div>
  );
}
