import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { capitalize } from '@/lib/text/format';

const PLACEMENTS = ['start', 'end', 'top', 'bottom'] as const;

export function Placements() {
  const [place, setPlace] = useState<(typeof PLACEMENTS)[number] | null>(null);
  return (
    <>
      <div className="d-flex flex-wrap gap-2">
        {PLACEMENTS.map((option) => (
          <button
            key={option}
            type="button"
            className="btn btn-soft-primary"
            onClick={() => setPlace(option)}
          >
            {capitalize(option)}
          </button>
        ))}
      </div>
      {place && (
        <Dialog open onClose={() => setPlace(null)} title={`From the ${place}`} placement={place}>
          The page is blocked until the panel closes.
        </Dialog>
      )}
    </>
  );
}
