import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { Field } from '@/components/kits/form/field/Field';

const SIZES = { small: '-sm', medium: '', large: '-lg' } as const;
type Size = keyof typeof SIZES;
const names: readonly Size[] = ['small', 'medium', 'large'];

export function Sizes() {
  const [size, setSize] = useState<Size>('large');
  const suffix = SIZES[size];
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Size" options={names} value={size} onChange={setSize} />
      </DemoControls>
      <div className="fields">
        <Field label="Stall" help="As shown on the sign">
          {(control) => (
            <input
              {...control}
              className={`form-control${suffix && ` form-control${suffix}`}`}
              defaultValue="Bread and honey"
            />
          )}
        </Field>
        <Field label="Side of the square" help="Where the sun comes from decides the price">
          {(control) => (
            <select {...control} className={`form-select${suffix && ` form-select${suffix}`}`}>
              <option>North, under the arches</option>
              <option>South, by the fountain</option>
            </select>
          )}
        </Field>
      </div>
    </>
  );
}
