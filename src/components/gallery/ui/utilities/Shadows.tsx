import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
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
