import { useState } from 'react';
import { Field } from '@/components/kits/form/field/Field';
import { Slider } from '@/components/kits/form/slider/Slider';
import '@/components/kits/form/styles/forms.scss';

const MOST = 200;
const ENDS = ['Cheapest', 'Dearest'] as const;
const within = (value: number): number => Math.min(MOST, Math.max(0, Math.round(value) || 0));
const dollars = (value: number): string => `$${value}`;

export function LinkedInputs() {
  const [[low = 0, high = 0], setValue] = useState<readonly number[]>([40, 120]);
  const figures = [
    {
      label: 'At least',
      value: low,
      min: 0,
      max: high,
      set: (to: number) => [Math.min(high, to), high],
    },
    {
      label: 'At most',
      value: high,
      min: low,
      max: MOST,
      set: (to: number) => [low, Math.max(low, to)],
    },
  ];
  return (
    <>
      <Slider
        label="Price of a table"
        value={[low, high]}
        onChange={setValue}
        max={MOST}
        thumbs={ENDS}
        format={dollars}
      />
      <div className="stack-4 fields-2 mt-4">
        {figures.map(({ label, value, min, max, set }) => (
          <Field key={label} label={label} help="In dollars">
            {(control) => (
              <input
                {...control}
                type="number"
                className="form-control"
                autoComplete="off"
                min={min}
                max={max}
                value={value}
                onChange={(event) => setValue(set(within(event.target.valueAsNumber)))}
              />
            )}
          </Field>
        ))}
      </div>
    </>
  );
}
