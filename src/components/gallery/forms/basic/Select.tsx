import { useState } from 'react';
import { Field } from '@/components/kits/form/field/Field';
import { Readout } from '../Readout';
import '@/components/kits/form/styles/forms.scss';

const LINES = ['1 Harbour', '2 Hill', '3 Station', '4 Orchard', '5 Mill'];

export function Select() {
  const [line, setLine] = useState('3 Station');
  const [stops, setStops] = useState(['1 Harbour']);
  return (
    <>
      <div className="stack-4 fields-2">
        <Field label="Tram line" help="Letters jump to an entry">
          {(control) => (
            <select
              {...control}
              className="form-select"
              value={line}
              onChange={(event) => setLine(event.target.value)}
            >
              {LINES.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Lines to watch" help="Hold Ctrl to choose several">
          {(control) => (
            <select
              {...control}
              multiple
              size={4}
              className="form-select"
              value={stops}
              onChange={(event) => setStops([...event.target.selectedOptions].map(({ value }) => value))}
            >
              {LINES.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Readout label="Chosen">{`${line}; watching ${stops.join(', ') || 'none'}`}</Readout>
    </>
  );
}
