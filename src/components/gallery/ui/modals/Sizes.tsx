import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';

const SIZES = [
  { size: 'md', name: 'Default' },
  { size: 'lg', name: 'Large' },
  { size: 'full', name: 'The whole window' },
] as const;

export function Sizes() {
  const [chosen, setChosen] = useState<(typeof SIZES)[number] | null>(null);
  return (
    <>
      <div className="d-flex flex-wrap gap-2">
        {SIZES.map((option) => (
          <button
            key={option.name}
            type="button"
            className="btn btn-soft-primary"
            onClick={() => setChosen(option)}
          >
            {option.name}
          </button>
        ))}
      </div>
      {chosen && (
        <Dialog open onClose={() => setChosen(null)} title={chosen.name} size={chosen.size}>
          As wide as its content needs.
        </Dialog>
      )}
    </>
  );
}
