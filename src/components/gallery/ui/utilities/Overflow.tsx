import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { ClassSamples } from './ClassSamples';

const CLASSES = ['overflow-auto', 'overflow-hidden', 'overflow-scroll', 'overflow-visible'] as const;

export function Overflow() {
  const [long, setLong] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="More words than fit" checked={long} onChange={setLong} />
      </DemoControls>
      <ClassSamples classes={CLASSES}>
        {(className) => (
          <div
            className={`utility-frame utility-frame-text ${className}`}
            tabIndex={0}
            role="region"
            aria-label={className}
          >
            The brook under the square{long && ' is heard at night, when the market is over and nobody walks'}
          </div>
        )}
      </ClassSamples>
    </>
  );
}
