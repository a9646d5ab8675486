import { useState } from 'react';
import '@/components/ui/list/list-group.scss';

const HABITS = ['Fill the kettle', 'Open the shutters', 'Greet the pigeon'] as const;

export function Numbered() {
  const [turned, setTurned] = useState(false);
  return (
    <>
      <ol className="list-group list-group-numbered mb-4">
        {(turned ? HABITS.toReversed() : HABITS).map((habit) => (
          <li key={habit} className="list-group-item">
            {habit}
          </li>
        ))}
      </ol>
      <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => setTurned(!turned)}>
        Turn it round
      </button>
    </>
  );
}
