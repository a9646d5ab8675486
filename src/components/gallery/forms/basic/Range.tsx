import { useState } from 'react';
import { Field } from '@/components/kits/form/field/Field';
import { Readout } from '../Readout';

export function Range() {
  const [height, setHeight] = useState(65);
  return (
    <>
      <div className="stack-4">
        <Field label="Height of the jet" help="Arrow keys move by five">
          {(control) => (
            <input
              {...control}
              type="range"
              className="form-range"
              min={0}
              max={100}
              step={5}
              value={height}
              onChange={(event) => setHeight(event.target.valueAsNumber)}
            />
          )}
        </Field>
        <Field label="Wind" help="Set automatically by the weather vane">
          {(control) => <input {...control} type="range" className="form-range" disabled defaultValue={30} />}
        </Field>
      </div>
      <Readout label="Jet">{`${height}% of full height`}</Readout>
    </>
  );
}
