import { useState } from 'react';
import { Field } from '@/components/kits/form/field/Field';
import { Readout } from '../Readout';
import '@/components/kits/form/styles/forms.scss';

const TYPES = [
  ['text', 'Text', 'Corner café', 'Anything in one line'],
  ['email', 'Email', 'mara@plaza.test', 'Phones show the @ key'],
  ['password', 'Password', 'oldbench', 'Hidden as you type'],
  ['search', 'Search', 'lanterns', 'Can be cleared with Esc'],
  ['tel', 'Telephone', '(555) 010-2244', 'Phones show digits'],
  ['url', 'Address', 'https://plaza.test', 'A whole web address'],
  ['number', 'Number', '12', 'Arrow keys count up and down'],
  ['date', 'Date', '2026-11-21', 'Opens the browser’s calendar'],
  ['time', 'Time', '08:30', '12- or 24-hour clock'],
  ['datetime-local', 'Date and time', '2026-11-21T08:30', 'Without a zone'],
  ['month', 'Month', '2026-11', 'Typed as year and month where there is no picker'],
  ['week', 'Week', '2026-W47', 'ISO weeks begin on Monday'],
  ['color', 'Colour', '#c8451b', 'Opens the browser’s colour picker'],
] as const;

export function InputTypes() {
  const [last, setLast] = useState('Change a field');
  return (
    <>
      <div className="stack-4 fields-3">
        {TYPES.map(([type, label, value, help]) => (
          <Field key={type} label={label} help={help}>
            {(control) => (
              <input
                {...control}
                type={type}
                defaultValue={value}
                autoComplete="off"
                className={`form-control${type === 'color' ? ' form-control-color' : ''}`}
                onChange={(event) => setLast(`${label}: ${event.target.value}`)}
              />
            )}
          </Field>
        ))}
      </div>
      <Readout label="Last change">{last}</Readout>
    </>
  );
}
