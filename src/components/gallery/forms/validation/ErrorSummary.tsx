import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Field } from '@/components/kits/form/field/Field';
import { pluralize } from '@/lib/text/format';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/form/styles/forms.scss';

const FIELDS = ['Organiser', 'Telephone', 'Number of guests'] as const;

export function ErrorSummary() {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<readonly string[] | null>(null);
  const go = (label: string) =>
    form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(label)}"]`)?.focus();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const missing = FIELDS.filter((label) => !data.get(label));
    setWrong(missing);
  };
  // Focused, it is read as a whole; its links lead to the fields.
  useEffect(() => {
    if (wrong?.length) summary.current?.focus();
  }, [wrong]);
  return (
    <form ref={form} noValidate className="stack-4" onSubmit={onSubmit} aria-label="Feast on the square">
      {wrong && wrong.length > 0 && (
        <div
          ref={summary}
          className="problem"
          role="group"
          tabIndex={-1}
          aria-labelledby={`${id}-count`}
          aria-describedby={`${id}-missing`}
        >
          <h3 className="mt-0 mx-0 mb-1" id={`${id}-count`}>
            {pluralize(wrong.length, 'field')} to mend
          </h3>
          <ul className="list-marked" id={`${id}-missing`}>
            {wrong.map((label) => (
              <li key={label}>
                <a
                  className="d-inline-block py-half text-danger-text text-decoration-underline"
                  href={`#${id}-${label}`}
                  onClick={(event) => {
                    event.preventDefault();
                    go(label);
                  }}
                >
                  {label} is missing
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {FIELDS.map((label) => (
        <Field key={label} label={label} error={wrong?.includes(label) ? 'Cannot be left blank.' : null}>
          {(control) => (
            <input
              {...control}
              name={label}
              className={`form-control${control['aria-invalid'] ? ' is-invalid' : ''}`}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
      <div className="d-flex align-items-center gap-4">
        <button type="submit" className="btn btn-primary">
          Ask for a date
        </button>
        <span role="status">{wrong?.length === 0 ? 'Asked. We write back.' : ''}</span>
      </div>
    </form>
  );
}
