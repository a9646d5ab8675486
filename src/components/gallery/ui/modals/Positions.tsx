import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { capitalize } from '@/lib/text/format';

const POSITIONS = ['top', 'bottom', 'start', 'end'] as const;

export function Positions() {
  const [place, setPlace] = useState<(typeof POSITIONS)[number] | null>(null);
  return (
    <>
      <div className="d-flex flex-wrap gap-2">
        {POSITIONS.map((option) => (
          <button
            key={option}
            type="button"
            className="btn btn-soft-secondary"
            onClick={() => setPlace(option)}
          >
            {capitalize(option)}
          </button>
        ))}
      </div>
      {place && (
        <Dialog open onClose={() => setPlace(null)} title={`At the ${place}`} placement={place}>
          The rest of the page stays in sight.
        </Dialog>
      )}
    </>
  );
}
