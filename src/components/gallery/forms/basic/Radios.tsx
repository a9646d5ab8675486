import { useId, useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { Readout } from '../Readout';

const DAYS = ['Wednesday', 'Saturday', 'Sunday'] as const;

export function Radios() {
  const id = useId();
  const [inline, setInline] = useState(true);
  const [day, setDay] = useState<string>('Saturday');
  return (
    <>
      <DemoControls>
        <ToggleControl label="In one line" checked={inline} onChange={setInline} />
      </DemoControls>
      <fieldset className="plain">
        <legend>Market day</legend>
        <div className={`check-row${inline ? '' : ' is-stack'}`}>
          {DAYS.map((name) => (
            <div className="form-check" key={name}>
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
