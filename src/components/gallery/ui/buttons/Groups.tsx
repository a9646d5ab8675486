import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const WAYS = ['row', 'column'] as const;
const VIEWS = ['Day', 'Week', 'Month'] as const;

export function Groups() {
  const [way, setWay] = useState<(typeof WAYS)[number]>('row');
  const [view, setView] = useState<(typeof VIEWS)[number]>('Week');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Arranged in a" options={WAYS} value={way} onChange={setWay} />
      </OptionBar>
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
