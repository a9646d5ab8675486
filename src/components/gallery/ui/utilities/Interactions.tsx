import { useState } from 'react';
import { ClassSamples } from './ClassSamples';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const CLASSES = ['user-select-all', 'user-select-auto', 'user-select-none', 'pe-none', 'pe-auto'] as const;

export function Interactions() {
  const [clicks, setClicks] = useState(0);
  return (
    <>
      <p className="mb-4" role="status">
        Words clicked {clicks} {clicks === 1 ? 'time' : 'times'}
      </p>
      <ClassSamples classes={CLASSES}>
        {(className) => (
          <button
            type="button"
            className={`min-h-sm py-1 px-2 plain text-inherit ${className}`}
            onClick={() => setClicks(clicks + 1)}
          >
            Under the arches
          </button>
        )}
      </ClassSamples>
    </>
  );
}
