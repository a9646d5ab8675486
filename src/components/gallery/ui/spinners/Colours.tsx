import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { colourVariants } from '@/components/ui/colour-variant';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const SHAPES = ['border', 'grow'] as const;

export function Colours() {
  const [shape, setShape] = useState<(typeof SHAPES)[number]>('border');
  return (
    <>
      <OptionBar>
        <ChoiceOption
          label="Shape"
          options={SHAPES}
          value={shape}
          onChange={setShape}
          names={{ border: 'Ring', grow: 'Disc' }}
        />
      </OptionBar>
      <div className="d-flex flex-wrap gap-4">
        {colourVariants.map((variant) => (
          <div
            key={variant}
            className={`spinner-${shape} variant-text variant-${variant}`}
            role="status"
            aria-label={`Loading, ${variant}`}
          />
        ))}
      </div>
    </>
  );
}
