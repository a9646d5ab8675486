import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { Disclosure } from '@/components/ui/control/Disclosure';
import { questions } from './questions';

export function Bordered() {
  const [variant, setVariant] = useState<ColourVariant>('primary');
  const [open, setOpen] = useState<string | null>('bench');
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <div className={`disclosures-apart variant-${variant}`}>
        {questions.map(({ id, title, text }) => (
          <Disclosure
            key={id}
            title={title}
            open={open === id}
            onToggle={() => setOpen(open === id ? null : id)}
          >
            {text}
          </Disclosure>
        ))}
      </div>
    </>
  );
}
