import { useId, useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Readout } from '../Readout';
import '@/components/kits/form/styles/forms.scss';

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
      <OptionBar>
        <ToggleOption label="In one line" checked={inline} onChange={setInline} />
      </OptionBar>
      <fieldset className="plain">
        <legend className="mt-0 mb-2 mx-0 fs-md fw-semibold">What you sell</legend>
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
        <div className={`mt-2 ms-7 d-flex row-gap-2 column-gap-6 ${inline ? 'flex-wrap' : 'flex-column'}`}>
          {GOODS.map((name) => (
            <div className="form-check touch" key={name}>
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
