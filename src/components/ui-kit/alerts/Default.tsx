import { useState } from 'react';
import { Choice } from '@/components/demo/controls/Choice';
import { Controls } from '@/components/demo/controls/Controls';
import { colourVariants } from '@/data/variant';
import { sentence } from '@/lib/format';

const LOOKS = ['soft', 'solid'] as const;

/** One line in each of the twelve colours. */
export function Default() {
  const [look, setLook] = useState<(typeof LOOKS)[number]>('soft');
  return (
    <>
      <Controls>
        <Choice label="Look" options={LOOKS} value={look} onChange={setLook} />
      </Controls>
      <div className="tiles">
        {colourVariants.map((variant) => (
          <div key={variant} role="note" className={`alert v-${variant}${look === 'solid' ? ' v-fill' : ''}`}>
            <strong>{sentence(variant)}.</strong> The lamps come on at dusk.
          </div>
        ))}
      </div>
    </>
  );
}
