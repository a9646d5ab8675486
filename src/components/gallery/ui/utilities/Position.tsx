import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { ClassSamples } from './ClassSamples';

const CLASSES = [
  'top-0 start-0',
  'top-0 end-0',
  'top-50 start-50',
  'bottom-50 end-50',
  'bottom-0 start-0',
  'bottom-0 end-0',
] as const;

export function Position() {
  const [centred, setCentred] = useState(false);
  const move = centred ? ' translate-middle' : '';
  return (
    <>
      <DemoControls>
        <ToggleControl label="Centred on the point" checked={centred} onChange={setCentred} />
      </DemoControls>
      <ClassSamples classes={CLASSES.map((corner) => `position-absolute ${corner}${move}`)}>
        {(className) => (
          <div className="utility-frame position-relative">
            <span className={`utility-block variant-primary variant-fill ${className}`} />
          </div>
        )}
      </ClassSamples>
    </>
  );
}
