import { useId, useState } from 'react';
import { Readout } from '../Readout';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/form/styles/forms.scss';

export function FloatingLabels() {
  const id = useId();
  const [name, setName] = useState('');
  const [side, setSide] = useState('north');
  return (
    <>
      <div className="stack-4 fields-2">
        <div>
          <div className="form-floating">
            <input
              id={`${id}-name`}
              className="form-control"
              autoComplete="off"
              placeholder="Name of the bench"
              aria-describedby={`${id}-help`}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
            <label className="text-ink-3" htmlFor={`${id}-name`}>
              Name of the bench
            </label>
          </div>
          <div className="form-text" id={`${id}-help`}>
            It goes on a small brass plate.
          </div>
        </div>
        <div className="form-floating">
          <select
            id={`${id}-side`}
            className="form-select"
            value={side}
            onChange={(event) => setSide(event.target.value)}
          >
            <option value="north">North</option>
            <option value="south">South</option>
          </select>
          <label className="text-ink-3" htmlFor={`${id}-side`}>
            Side of the square
          </label>
        </div>
      </div>
      <Readout label="Plate">{name ? `${name}, ${side}` : 'Still blank'}</Readout>
    </>
  );
}
