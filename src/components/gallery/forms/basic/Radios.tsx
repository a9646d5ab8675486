import { useId, useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Readout } from '../Readout';
import '@/components/kits/form/styles/forms.scss';

const DAYS = ['Wednesday', 'Saturday', 'Sunday'] as const;

export function Radios() {
  const id = useId();
  const [inline, setInline] = useState(true);
  const [day, setDay] = useState<string>('Saturday');
  return (
    <>
      <OptionBar>
        <ToggleOption label="In one line" checked={inline} onChange={setInline} />
      </OptionBar>
      <fieldset className="plain">
        <legend className="mt-0 mb-2 mx-0 fs-md fw-semibold">Market day</legend>
        <div className={`d-flex row-gap-2 column-gap-6 ${inline ? 'flex-wrap' : 'flex-column'}`}>
          {DAYS.map((name) => (
            <div className="form-check touch" key={name}>
              <input
                id={`${id}-${name}`}
                type="radio"
                name={id}
                className="form-check-input"
                checked={day === name}
                onChange={() => setDay(name)}
              />
              <label className="form-check-label" htmlFor={`${id}-${name}`}>
                {name}
              </label>
            </div>
          ))}
        </div>
      </fieldset>
      <Readout label="Day">{day}</Readout>
    </>
  );
}
