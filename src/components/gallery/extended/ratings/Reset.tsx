import { useState } from 'react';
import { Rating } from '@/components/ui/control/Rating';

export function Reset() {
  const [value, setValue] = useState(4);
  return (
    <div className="row-4 flex-wrap min-h-md text-ink-2">
      <Rating legend="The night tram" value={value} onChange={setValue} />
      <button
        type="button"
        className="btn btn-outline-secondary btn-sm"
        disabled={value === 0}
        onClick={() => setValue(0)}
      >
        Clear rating
      </button>
    </div>
  );
}
