import { useId, useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';

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
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <div className="check-row">
        {KINDS.map(([type, label, className]) => (
          <div className={`form-check ${className}`} key={label}>
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
