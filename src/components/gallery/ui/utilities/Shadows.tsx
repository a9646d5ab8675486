import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { ClassSamples } from './ClassSamples';

const CLASSES = ['shadow-none', 'shadow-sm', 'shadow', 'shadow-lg'] as const;

export function Shadows() {
  const [round, setRound] = useState(false);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Round" checked={round} onChange={setRound} />
      </DemoControls>
      <ClassSamples classes={CLASSES}>
        {(className) => (
          <div
            className={`utility-swatch utility-swatch-plain ${className}${round ? ' rounded-circle' : ''}`}
          />
        )}
      </ClassSamples>
    </>
  );
}
