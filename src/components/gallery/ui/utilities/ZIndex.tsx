import { useState } from 'react';
import { Choice } from '@/components/gallery/demo/controls/ChoiceControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { ClassSamples } from './ClassSamples';

const LAYERS = ['0', '1', '2', '3'] as const;

/** Which of two lies on top: the orange stone takes the class, the green one has the layer chosen above. */
export function ZIndex() {
  const [layer, setLayer] = useState<(typeof LAYERS)[number]>('1');
  return (
    <>
      <Controls>
        <Choice label="Green lies on layer" options={LAYERS} value={layer} onChange={setLayer} />
      </Controls>
      <ClassSamples classes={['n1', '0', '1', '2', '3'].map((step) => `z-${step}`)}>
        {(className) => (
          <div className="room pile">
            <span className={`stone v-orange v-fill ${className}`} />
            <span className={`stone v-success v-fill z-${layer}`} />
          </div>
        )}
      </ClassSamples>
    </>
  );
}
