import { useState } from 'react';
import { Field } from '@/components/form/Field';
import { Slider } from '@/components/form/Slider';

const ENDS = ['Cheapest', 'Dearest'] as const;
const within = (value: number): number => Math.min(200, Math.max(0, Math.round(value) || 0));
const dollars = (value: number): string => `$${value}`;

/** The same two figures by hand or by thumb. */
export function LinkedInputs() {
  const [[low = 0, high = 0], setValue] = useState<readonly number[]>([40, 120]);
  return (
    <>
      <Slider
        label="Price of a table"
        value={[low, high]}
        onChange={setValue}
        max={200}
        thumbs={ENDS}
        format={dollars}
      />
      <div className="fields fields-2 mt-3">
        <Field label="At least" help="In dollars">
          {(control) => (
            <input
              {...control}
              type="number"
              className="form-control"
              min={0}
              max={high}
              value={low}
              onChange={(event) => setValue([Math.min(high, within(event.target.valueAsNumber)), high])}
            />
          )}
        </Field>
        <Field label="At most" help="In dollars">
          {(control) => (
            <input
              {...control}
              type="number"
              className="form-control"
              min={low}
              max={200}
              value={high}
              onChange={(event) => setValue([low, Math.max(low, within(event.target.valueAsNumber))])}
            />
          )}
        </Field>
      </div>
    </>
  );
}
