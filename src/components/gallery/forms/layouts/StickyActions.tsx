import { useState } from 'react';
import { Field } from '@/components/kits/form/field/Field';
import '@/components/kits/form/styles/forms.scss';

const LINES = ['Opening', 'Morning', 'Noon', 'Afternoon', 'Evening', 'Closing'] as const;
const blank: Readonly<Record<string, string>> = {};

export function StickyActions() {
  const [saved, setSaved] = useState(blank);
  const [plan, setPlan] = useState(blank);
  const changed = LINES.filter((line) => (plan[line] ?? '') !== (saved[line] ?? '')).length;
  return (
    <form
      className="overflow-hidden box"
      aria-label="Programme of the day"
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(plan);
      }}
    >
      <div
        className="scroll-list-sm stack-4 p-4"
        tabIndex={0}
        role="region"
        aria-label="Fields of the programme"
      >
        {LINES.map((line) => (
          <Field key={line} label={line} help="Who plays, speaks or pours">
            {(control) => (
              <input
                {...control}
                className="form-control"
                autoComplete="off"
                value={plan[line] ?? ''}
                onChange={(event) => setPlan({ ...plan, [line]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="row-2 flex-wrap py-2 px-4 rule-above bg-sunken">
        <span role="status">{changed === 0 ? 'All changes saved' : `${changed} not saved`}</span>
        <button
          type="button"
          className="btn btn-quiet"
          disabled={changed === 0}
          onClick={() => setPlan(saved)}
        >
          Discard
        </button>
        <button type="submit" className="btn btn-primary">
          Save
        </button>
      </div>
    </form>
  );
}
