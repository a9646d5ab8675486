import { useState } from 'react';
import '@/components/ui/list/list-group.scss';

const GATES = ['North gate', 'East gate', 'Sea gate'] as const;

export function ActiveAndDisabled() {
  const [gate, setGate] = useState<string>(GATES[0]);
  return (
    <div className="list-group">
      {GATES.map((name) => (
        <button
          key={name}
          type="button"
          className={`list-group-item w-100 plain hoverable ring-inside${gate === name ? ' active' : ''}`}
          aria-pressed={gate === name}
          onClick={() => setGate(name)}
        >
          {name}
        </button>
      ))}
      <button type="button" className="list-group-item w-100 plain hoverable ring-inside" disabled>
        Old gate, walled up
      </button>
    </div>
  );
}
