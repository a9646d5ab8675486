import { type CSSProperties, useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

const SPEEDS = ['slow', 'default', 'quick'] as const;
const SECONDS = { slow: '1.6s', default: '0.75s', quick: '0.4s' };

export function Grow() {
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>('default');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Speed" options={SPEEDS} value={speed} onChange={setSpeed} />
      </DemoControls>
      <div
        className="spinner-grow variant-primary"
        role="status"
        aria-label="Loading the lamps"
        style={{ '--bs-spinner-animation-speed': SECONDS[speed] } as CSSProperties}
      />
    </>
  );
}
