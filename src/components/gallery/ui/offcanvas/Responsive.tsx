import { useState } from 'react';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { Dialog } from '@/components/ui/overlay/Dialog';

const FLOORS = ['Cellar', 'Ground floor', 'Gallery', 'Roof'] as const;

export function Responsive() {
  const [shown, setShown] = useState(false);
  const [floor, setFloor] = useState('ground floor');
  const wide = useMediaQuery('(min-width: 992px)');
  const choices = (
    <div className="d-flex flex-wrap gap-2">
      {FLOORS.map((name) => (
        <button
          key={name}
          type="button"
          className="btn btn-soft-secondary"
          onClick={() => {
            setFloor(name.toLowerCase());
            setShown(false);
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
  return (
    <>
      {wide ? (
        choices
      ) : (
        <button type="button" className="btn btn-primary" onClick={() => setShown(true)}>
          Floors
        </button>
      )}
      <Dialog open={shown && !wide} onClose={() => setShown(false)} title="Floors" placement="end">
        {choices}
      </Dialog>
      <p className="mt-2" role="status">
        Standing on the {floor}
      </p>
    </>
  );
}
