import { useId } from 'react';
import { Readout } from '../Readout';
import { useSubmitted } from './use-submitted';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/form/styles/forms.scss';

const FIELDS = [
  ['Title', 'Title of the evening', 'text'],
  ['Day', 'Day', 'date'],
  ['Seats', 'Seats', 'number'],
] as const;

export function Floating() {
  const id = useId();
  const { sent, onSubmit } = useSubmitted();
  return (
    <>
      <form className="stack-4 fields-2" onSubmit={onSubmit} aria-label="Open-air evening">
        {FIELDS.map(([name, label, type]) => (
          <div className="form-floating" key={name}>
            <input
              id={`${id}-${name}`}
              name={name}
              type={type}
              className="form-control"
              autoComplete="off"
              placeholder={label}
            />
            <label className="text-ink-3" htmlFor={`${id}-${name}`}>
              {label}
            </label>
          </div>
        ))}
        <button type="submit" className="btn btn-primary btn-lg">
          Announce
        </button>
      </form>
      <Readout label="Sent">{sent}</Readout>
    </>
  );
}
