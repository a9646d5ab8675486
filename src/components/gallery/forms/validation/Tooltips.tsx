import { type SubmitEvent, useId, useState } from 'react';
import { useInvalidFocus } from '@/components/kits/form/use-invalid-focus';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/form/styles/forms.scss';

const RULES = [
  ['Postcode', /^\d{5}$/, 'Five digits, such as 40210.'],
  ['House', /^\d+[a-z]?$/i, 'A number, with a letter where there is one.'],
] as const;

export function Tooltips() {
  const id = useId();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [tried, setTried] = useState(false);
  const { ref, focusInvalid, spokenError } = useInvalidFocus<HTMLFormElement>();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    focusInvalid();
  };
  const good = RULES.every(([label, rule]) => rule.test(values[label] ?? ''));
  return (
    <form ref={ref} noValidate onSubmit={onSubmit} aria-label="Where you live">
      <div className="d-grid fields-2 column-gap-4 row-gap-12 mb-12">
        {RULES.map(([label, rule, hint]) => {
          const wrong = tried && !rule.test(values[label] ?? '');
          return (
            <div key={label} className="position-relative">
              <label className="form-label" htmlFor={id + label}>
                {label}
              </label>
              <input
                id={id + label}
                name={label}
                className={`form-control${wrong ? ' is-invalid' : ''}`}
                autoComplete="off"
                aria-invalid={wrong || undefined}
                aria-describedby={wrong ? `${id}${label}-tip` : undefined}
                value={values[label] ?? ''}
                onChange={(event) => setValues({ ...values, [label]: event.target.value })}
              />
              {wrong && (
                <span
                  className="position-absolute top-100 start-0 z-1 mt-1 mw-100 py-1 px-2 variant-danger variant-fill rounded-sm fs-sm fw-semibold"
                  id={`${id}${label}-tip`}
                >
                  {hint}
                </span>
              )}
            </div>
          );
        })}
      </div>
      <div className="d-flex align-items-center gap-4">
        <button type="submit" className="btn btn-primary">
          Check
        </button>
        <span role="status">{tried && good ? 'Both are right.' : ''}</span>
      </div>
      {spokenError}
    </form>
  );
}
