import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ClassSamples } from './ClassSamples';

const DIMENSIONS = ['width', 'height'] as const;

export function Sizing() {
  const [way, setWay] = useState<(typeof DIMENSIONS)[number]>('width');
  const letter = way === 'width' ? 'w' : 'h';
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Measure" options={DIMENSIONS} value={way} onChange={setWay} />
      </DemoControls>
      <ClassSamples classes={[25, 50, 75, 100, 'auto'].map((size) => `${letter}-${size}`)}>
        {(className) => (
          <div className="utility-frame">
            <div
              className={`${className} ${way === 'width' ? 'h-100' : 'w-100'} variant-link variant-fill rounded px-1`}
            />
          </div>
        )}
      </ClassSamples>
    </>
  );
}
