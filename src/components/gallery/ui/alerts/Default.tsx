import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { colourVariants } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const LOOKS = ['soft', 'solid'] as const;

export function Default() {
  const [look, setLook] = useState<(typeof LOOKS)[number]>('soft');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Look" options={LOOKS} value={look} onChange={setLook} />
      </OptionBar>
      <div className="tile-grid gap-3">
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
