import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { colourVariants } from '@/components/ui/colour-variant';

const SHAPES = ['border', 'grow'] as const;

export function Colours() {
  const [shape, setShape] = useState<(typeof SHAPES)[number]>('border');
  return (
    <>
      <DemoControls>
        <ChoiceControl
          label="Shape"
          options={SHAPES}
          value={shape}
          onChange={setShape}
          names={{ border: 'Ring', grow: 'Disc' }}
        />
      </DemoControls>
      <div className="d-flex flex-wrap gap-3">
        {colourVariants.map((variant) => (
          <div
            key={variant}
            className={`spinner-${shape} variant-${variant}`}
            role="status"
            aria-label={`Loading, ${variant}`}
          />
        ))}
      </div>
    </>
  );
}
