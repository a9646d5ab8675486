import { useState } from 'react';
import IconAt from '~icons/tabler/at';
import { Field } from '@/components/kits/form/field/Field';
import { formatDollars } from '@/lib/text/format-dollars';
import { Readout } from '../Readout';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/form/styles/forms.scss';

export function InputGroups() {
  const [price, setPrice] = useState('4');
  const [code, setCode] = useState('');
  /** Null before the first answer. */
  const [taken, setTaken] = useState<boolean | null>(null);
  const cents = Math.round(Number(price) * 100 * (taken ? 0.9 : 1));
  return (
    <>
      <div className="stack-4 fields-2">
        <Field label="Handle" help="Without the sign">
          {(control) => (
            <div className="input-group">
              <span className="input-group-text gap-2 text-ink-2 sunken" aria-hidden="true">
                <IconAt />
              </span>
              <input
                {...control}
                className="form-control min-w-0"
                defaultValue="cornercafe"
                autoComplete="off"
              />
            </div>
          )}
        </Field>
        <Field label="Price of a loaf" help="In dollars, tax included">
          {(control) => (
            <div className="input-group">
              <span className="input-group-text gap-2 text-ink-2 sunken">$</span>
              <input
                {...control}
                className="form-control min-w-0"
                autoComplete="off"
                inputMode="decimal"
                value={price}
                onChange={(event) => setPrice(event.target.value)}
              />
              <span className="input-group-text gap-2 text-ink-2 sunken">.00</span>
            </div>
          )}
        </Field>
        <Field
          label="Voucher"
          help={taken ? 'Applied: 10% off' : 'BENCH gives 10% off'}
          error={taken === false ? 'This voucher does not exist. Enter BENCH.' : null}
        >
          {(control) => (
            <div className="input-group">
              <input
                {...control}
                className="form-control min-w-0"
                autoComplete="off"
                value={code}
                onChange={(event) => {
                  setCode(event.target.value);
                  setTaken(null);
                }}
              />
              <button
                type="button"
                className="btn btn-outline-secondary"
                onClick={() => setTaken(code.trim().toUpperCase() === 'BENCH')}
              >
                Apply
              </button>
            </div>
          )}
        </Field>
        <Field label="Weight" help="Of one loaf">
          {(control) => (
            <div className="input-group">
              <input
                {...control}
                className="form-control min-w-0"
                autoComplete="off"
                inputMode="decimal"
                defaultValue="750"
              />
              <select className="form-select min-w-0" aria-label="Unit of the weight" defaultValue="g">
                <option value="g">grams</option>
                <option value="oz">ounces</option>
              </select>
            </div>
          )}
        </Field>
      </div>
      <Readout label="A loaf costs">{Number.isNaN(cents) ? 'Not a number' : formatDollars(cents)}</Readout>
    </>
  );
}
