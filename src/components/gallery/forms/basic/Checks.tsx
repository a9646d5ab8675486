import { useId, useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { Readout } from '../Readout';

const GOODS = ['Bread', 'Cheese', 'Flowers'] as const;

export function Checks() {
  const id = useId();
  const [inline, setInline] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>(['Bread']);
  const all = chosen.length === GOODS.length;
  const flip = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  return (
    <>
      <DemoControls>
        <ToggleControl label="In one line" checked={inline} onChange={setInline} />
      </DemoControls>
      <fieldset className="plain">
        <legend>What you sell</legend>
        <div className="form-check">
          <input
            id={id}
            type="checkbox"
            className="form-check-input"
            checked={all}
            ref={(box) => {
              if (box) box.indeterminate = !all && chosen.length > 0;
            }}
            onChange={() => setChosen(all ? [] : GOODS)}
          />
          <label className="form-check-label" htmlFor={id}>
            Everything
          </label>
        </div>
        <div className={`check-row check-row-nested${inline ? '' : ' is-stack'}`}>
          {GOODS.map((name) => (
            <div className="form-check" key={name}>
              <input
                id={`${id}-${name}`}
                type="checkbox"
                className="form-check-input"
                checked={chosen.includes(name)}
                onChange={() => flip(name)}
              />
              <label className="form-check-label" htmlFor={`${id}-${name}`}>
                {name}
              </label>
            </div>
          ))}
        </div>
      </fieldset>
      <Readout label="Ticked">{chosen.join(', ') || 'None'}</Readout>
    </>
  );
}
