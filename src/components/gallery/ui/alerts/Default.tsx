import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { colourVariants } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';

const LOOKS = ['soft', 'solid'] as const;

export function Default() {
  const [look, setLook] = useState<(typeof LOOKS)[number]>('soft');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Look" options={LOOKS} value={look} onChange={setLook} />
      </DemoControls>
      <div className="tiles">
        {colourVariants.map((variant) => (
          <div
            key={variant}
            role="note"
            className={`alert variant-${variant}${look === 'solid' ? ' variant-fill' : ''}`}
          >
            <strong>{capitalize(variant)}.</strong> The lamps come on at dusk.
          </div>
        ))}
      </div>
    </>
  );
}
