import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ClassSamples } from './ClassSamples';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const LAYERS = ['0', '1', '2', '3'] as const;

export function ZIndex() {
  const [layer, setLayer] = useState<(typeof LAYERS)[number]>('1');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Green lies on layer" options={LAYERS} value={layer} onChange={setLayer} />
      </OptionBar>
      <ClassSamples classes={['n1', '0', '1', '2', '3'].map((step) => `z-${step}`)}>
        {(className) => (
          <div className="utility-swatch rounded-sm bg-press w-100 position-relative z-0">
            <span
              className={`position-absolute top-0 start-0 swatch variant-orange variant-fill ${className}`}
            />
            <span
              className={`position-absolute top-0 start-0 mt-3 ms-3 swatch variant-success variant-fill z-${layer}`}
            />
          </div>
        )}
      </ClassSamples>
    </>
  );
}
