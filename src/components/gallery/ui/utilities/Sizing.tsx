import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ClassSamples } from './ClassSamples';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const DIMENSIONS = ['width', 'height'] as const;

export function Sizing() {
  const [way, setWay] = useState<(typeof DIMENSIONS)[number]>('width');
  const letter = way === 'width' ? 'w' : 'h';
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Measure" options={DIMENSIONS} value={way} onChange={setWay} />
      </OptionBar>
      <ClassSamples classes={[25, 50, 75, 100, 'auto'].map((size) => `${letter}-${size}`)}>
        {(className) => (
          <div className="utility-swatch rounded-sm bg-press w-100">
            <div
              className={`${className} ${way === 'width' ? 'h-100' : 'w-100'} variant-link variant-fill rounded px-1`}
            />
          </div>
        )}
      </ClassSamples>
    </>
  );
}
