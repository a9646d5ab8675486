import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { Field } from '@/components/kits/form/field/Field';

export function FormGrid() {
  const [share, setShare] = useState(7);
  return (
    <>
      <DemoControls>
        <RangeControl
          label="Columns of the street"
          value={share}
          onChange={setShare}
          min={4}
          max={8}
          unit=" of 12"
        />
      </DemoControls>
      <form className="row g-3" aria-label="Address" onSubmit={(event) => event.preventDefault()}>
        <Field label="Street" help="And number" className={`col-sm-${share}`}>
          {(control) => <input {...control} className="form-control" autoComplete="address-line1" />}
        </Field>
        <Field label="Town" help="Or village" className={`col-sm-${12 - share}`}>
          {(control) => <input {...control} className="form-control" autoComplete="address-level2" />}
        </Field>
        <Field label="Postcode" help="Five digits" className="col-sm-4">
          {(control) => (
            <input {...control} className="form-control" inputMode="numeric" autoComplete="postal-code" />
          )}
        </Field>
        <Field label="Tram stop" help="The one nearest to you" className="col-sm-8">
          {(control) => (
            <select {...control} className="form-select">
              <option>Harbour</option>
              <option>Clock tower</option>
            </select>
          )}
        </Field>
      </form>
    </>
  );
}
