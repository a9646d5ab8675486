import { useId } from 'react';
import { Readout } from '../Readout';
import { useSubmitted } from './use-submitted';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function Inline() {
  const id = useId();
  const { sent, onSubmit } = useSubmitted();
  return (
    <>
      <form
        className="row row-cols-sm-auto g-2 align-items-center"
        onSubmit={onSubmit}
        aria-label="Next tram"
      >
        <div className="col-12">
          <label className="visually-hidden" htmlFor={`${id}-from`}>
            From
          </label>
          <input
            id={`${id}-from`}
            name="From"
            className="form-control"
            autoComplete="off"
            defaultValue="Harbour"
            placeholder="From"
          />
        </div>
        <div className="col-12">
          <label className="visually-hidden" htmlFor={`${id}-line`}>
            Line
          </label>
          <select id={`${id}-line`} name="Line" className="form-select">
            <option>1</option>
            <option>2</option>
            <option>3</option>
          </select>
        </div>
        <div className="col-12">
          <button type="submit" className="btn btn-primary">
            Next tram
          </button>
        </div>
      </form>
      <Readout label="Asked">{sent}</Readout>
    </>
  );
}
