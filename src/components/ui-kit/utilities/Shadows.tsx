import { useState } from 'react';
import { Controls } from '@/components/demo/controls/Controls';
import { Toggle } from '@/components/demo/controls/Toggle';
import { ClassSamples } from './ClassSamples';

const CLASSES = ['shadow-none', 'shadow-sm', 'shadow', 'shadow-lg'] as const;

/** Only what floats throws one. */
export function Shadows() {
  const [round, setRound] = useState(false);
  return (
    <>
      <Controls>
        <Toggle label="Round" checked={round} onChange={setRound} />
      </Controls>
      <ClassSamples classes={CLASSES}>
        {(className) => <div className={`swab swab-plain ${className}${round ? ' rounded-circle' : ''}`} />}
      </ClassSamples>
    </>
  );
}
