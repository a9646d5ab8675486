import { useState } from 'react';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Readout } from '../Readout';
import '@/components/kits/form/styles/forms.scss';

export function Switches() {
  const [lamps, setLamps] = useState(true);
  const [fountain, setFountain] = useState(false);
  return (
    <>
      <div className="d-flex flex-column gap-2">
        <ToggleOption label="Lamps at dusk" checked={lamps} onChange={setLamps} />
        <ToggleOption label="Fountain" checked={fountain} onChange={setFountain} />
        <div className="form-check form-switch touch">
          <input
            id="switch-bells"
            type="checkbox"
            role="switch"
            aria-checked={false}
            className="form-check-input"
            aria-describedby="switch-bells-help"
            disabled
          />
          <label className="form-check-label" htmlFor="switch-bells">
            Bells at night
          </label>
        </div>
      </div>
      <p className="form-text mb-0" id="switch-bells-help">
        The bells are always silent from ten to seven.
      </p>
      <Readout label="Square">
        {`Lamps ${lamps ? 'on' : 'off'}, fountain ${fountain ? 'running' : 'dry'}`}
      </Readout>
    </>
  );
}
