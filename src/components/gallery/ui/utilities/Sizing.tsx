import { useState } from 'react';
import { Choice } from '@/components/gallery/demo/controls/ChoiceControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { ClassSamples } from './ClassSamples';

const WAYS = ['width', 'height'] as const;

/** Parts of what it stands in. */
export function Sizing() {
  const [way, setWay] = useState<(typeof WAYS)[number]>('width');
  const letter = way === 'width' ? 'w' : 'h';
  return (
    <>
      <Controls>
        <Choice label="Measure" options={WAYS} value={way} onChange={setWay} />
      </Controls>
      <ClassSamples classes={[25, 50, 75, 100, 'auto'].map((size) => `${letter}-${size}`)}>
        {(className) => (
          <div className="room">
            <div
              className={`${className} ${way === 'width' ? 'h-100' : 'w-100'} v-link v-fill rounded px-1`}
            />
          </div>
        )}
      </ClassSamples>
    </>
  );
}
