import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { Disclosure } from '@/components/ui/control/Disclosure';
import { questions } from './questions';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function Bordered() {
  const [variant, setVariant] = useState<ColourVariant>('primary');
  const [open, setOpen] = useState<string | null>('bench');
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
      </OptionBar>
      <div className={`stack-2 variant-${variant}`}>
        {questions.map(({ id, title, text }) => (
          <div key={id} className="px-4 rounded-control variant-edge">
            <Disclosure title={title} open={open === id} onToggle={() => setOpen(open === id ? null : id)}>
              {text}
            </Disclosure>
          </div>
        ))}
      </div>
    </>
  );
}
