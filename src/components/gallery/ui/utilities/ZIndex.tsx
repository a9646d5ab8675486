import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ClassSamples } from './ClassSamples';

const LAYERS = ['0', '1', '2', '3'] as const;

export function ZIndex() {
  const [layer, setLayer] = useState<(typeof LAYERS)[number]>('1');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Green lies on layer" options={LAYERS} value={layer} onChange={setLayer} />
      </DemoControls>
      <ClassSamples classes={['n1', '0', '1', '2', '3'].map((step) => `z-${step}`)}>
        {(className) => (
          <div className="utility-frame utility-stack">
            <span className={`utility-block variant-orange variant-fill ${className}`} />
            <span className={`utility-block variant-success variant-fill z-${layer}`} />
          </div>
        )}
      </ClassSamples>
    </>
  );
}
