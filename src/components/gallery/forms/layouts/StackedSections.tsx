import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Field } from '@/components/kits/form/field/Field';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/form/styles/forms.scss';

const SECTIONS = [
  ['The stall', 'Shown on the sign and in the programme.', ['Name of the stall', 'Motto']],
  ['The table', 'We set up a table of this size.', ['Width in metres', 'Power for lamps']],
  ['Money', 'Where we return the deposit.', ['Account holder', 'Account number']],
] as const;

export function StackedSections() {
  const [beside, setBeside] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Headings beside the fields" checked={beside} onChange={setBeside} />
      </OptionBar>
      <form aria-label="A stall for a year" onSubmit={(event) => event.preventDefault()}>
        {SECTIONS.map(([title, text, fields], place) => (
          <fieldset key={title} className={`row g-4${place > 0 ? ' rule-above mt-5 pt-5' : ''}`}>
            <legend className="visually-hidden">{title}</legend>
            <div className={beside ? 'col-md-4' : 'col-12'}>
              <h3 className="mb-1">{title}</h3>
              <p className="form-text mb-0">{text}</p>
            </div>
            <div className={`stack-4 fields-2 ${beside ? 'col-md-8' : 'col-12'}`}>
              {fields.map((label) => (
                <Field key={label} label={label}>
                  {(control) => <input {...control} className="form-control" autoComplete="off" />}
                </Field>
              ))}
            </div>
          </fieldset>
        ))}
      </form>
    </>
  );
}
