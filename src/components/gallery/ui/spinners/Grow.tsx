import { type CSSProperties, useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const SPEEDS = ['slow', 'default', 'quick'] as const;
const SECONDS = { slow: '1.6s', default: '0.75s', quick: '0.4s' };

export function Grow() {
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>('default');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Speed" options={SPEEDS} value={speed} onChange={setSpeed} />
      </OptionBar>
      <div
        className="spinner-grow variant-primary variant-text"
        role="status"
        aria-label="Loading the lamps"
        style={{ '--bs-spinner-animation-speed': SECONDS[speed] } as CSSProperties}
      />
    </>
  );
}
