import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Field } from '@/components/kits/form/field/Field';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function FormGrid() {
  const [share, setShare] = useState(7);
  return (
    <>
      <OptionBar>
        <RangeOption
          label="Columns of the street"
          value={share}
          onChange={setShare}
          min={4}
          max={8}
          unit=" of 12"
        />
      </OptionBar>
      <form className="row g-4" aria-label="Address" onSubmit={(event) => event.preventDefault()}>
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
