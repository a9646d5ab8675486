import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Field } from '@/components/kits/form/field/Field';
import { Readout } from '../Readout';

export function BrowserDefault() {
  const [required, setRequired] = useState(true);
  const [sent, setSent] = useState(0);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Fields are required" checked={required} onChange={setRequired} />
      </OptionBar>
      <form
        className="stack-4"
        aria-label="Checked by the browser"
        onSubmit={(event) => {
          event.preventDefault();
          setSent(sent + 1);
        }}
      >
        <Field label="Name" help="At least two letters">
          {(control) => (
            <input
              {...control}
              className="form-control"
              minLength={2}
              required={required}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label="Seats" help="From 1 to 12">
          {(control) => (
            <input
              {...control}
              type="number"
              min={1}
              max={12}
              className="form-control"
              autoComplete="off"
              required={required}
            />
          )}
        </Field>
        <div>
          <button type="submit" className="btn btn-primary">
            Reserve
          </button>
        </div>
      </form>
      <Readout label="Reservations">{sent}</Readout>
    </>
  );
}
