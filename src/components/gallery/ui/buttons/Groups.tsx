import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

const WAYS = ['row', 'column'] as const;
const VIEWS = ['Day', 'Week', 'Month'] as const;

export function Groups() {
  const [way, setWay] = useState<(typeof WAYS)[number]>('row');
  const [view, setView] = useState<(typeof VIEWS)[number]>('Week');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Arranged in a" options={WAYS} value={way} onChange={setWay} />
      </DemoControls>
      <div className={way === 'row' ? 'btn-group' : 'btn-group-vertical'} role="group" aria-label="View">
        {VIEWS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            className={`btn ${view === name ? 'btn-secondary' : 'btn-outline-secondary'}`}
            onClick={() => setView(name)}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
