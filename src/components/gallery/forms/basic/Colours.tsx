import { useId, useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/form/styles/forms.scss';

const KINDS = [
  ['checkbox', 'A box', ''],
  ['radio', 'A button', ''],
  ['checkbox', 'A switch', 'form-switch'],
] as const;

export function Colours() {
  const id = useId();
  const [variant, setVariant] = useState<ColourVariant>('success');
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
      </OptionBar>
      <div className="d-flex flex-wrap row-gap-2 column-gap-6">
        {KINDS.map(([type, label, className]) => (
          <div className={`form-check touch ${className}`} key={label}>
            <input
              id={`${id}-${label}`}
              type={type}
              role={className ? 'switch' : undefined}
              className={`form-check-input variant-${variant}`}
              defaultChecked
            />
            <label className="form-check-label" htmlFor={`${id}-${label}`}>
              {label}
            </label>
          </div>
        ))}
      </div>
    </>
  );
}
