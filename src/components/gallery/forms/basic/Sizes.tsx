import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Field } from '@/components/kits/form/field/Field';
import '@/components/kits/form/styles/forms.scss';

const SIZES = { small: '-sm', medium: '', large: '-lg' } as const;
type Size = keyof typeof SIZES;
const names: readonly Size[] = ['small', 'medium', 'large'];

export function Sizes() {
  const [size, setSize] = useState<Size>('large');
  const suffix = SIZES[size];
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Size" options={names} value={size} onChange={setSize} />
      </OptionBar>
      <div className="stack-4">
        <Field label="Stall" help="As shown on the sign">
          {(control) => (
            <input
              {...control}
              className={`form-control${suffix && ` form-control${suffix}`}`}
              autoComplete="off"
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
