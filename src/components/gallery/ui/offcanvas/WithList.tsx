import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import '@/components/ui/list/list-group.scss';

const STOPS = ['Harbour', 'Stairs', 'Square', 'Hospital', 'Upper town'] as const;

export function WithList() {
  const [shown, setShown] = useState(false);
  const [stop, setStop] = useState<string>('Square');
  return (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={() => setShown(true)}>
        Get off at: {stop}
      </button>
      <Dialog open={shown} onClose={() => setShown(false)} title="Stops of line 4" placement="end">
        <div className="list-group list-group-flush">
          {STOPS.map((name) => (
            <button
              key={name}
              type="button"
              className={`list-group-item w-100 plain hoverable ring-inside${stop === name ? ' active' : ''}`}
              aria-pressed={stop === name}
              onClick={() => {
                setStop(name);
                setShown(false);
              }}
            >
              {name}
            </button>
          ))}
        </div>
      </Dialog>
    </>
  );
}
