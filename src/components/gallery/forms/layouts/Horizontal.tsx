import { useId } from 'react';
import { Readout } from '../Readout';
import { useSubmitted } from './use-submitted';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/form/styles/forms.scss';

export function Horizontal() {
  const id = useId();
  const { sent, onSubmit } = useSubmitted();
  return (
    <>
      <form onSubmit={onSubmit} aria-label="Lost and found">
        <div className="row g-2 mb-4">
          <label htmlFor={`${id}-thing`} className="col-sm-3 col-form-label fw-semibold">
            Thing
          </label>
          <div className="col-sm-9">
            <input
              id={`${id}-thing`}
              name="Thing"
              className="form-control"
              autoComplete="off"
              aria-describedby={`${id}-help`}
            />
            <div className="form-text" id={`${id}-help`}>
              What it is and what it looks like.
            </div>
          </div>
        </div>
        <fieldset className="row g-2 mb-4">
          <legend className="col-sm-3 col-form-label fw-semibold">Found at</legend>
          <div className="col-sm-9 d-flex flex-wrap row-gap-2 column-gap-6 pt-sm-2">
            {['Fountain', 'Arcade', 'Tram'].map((place, index) => (
              <div className="form-check touch" key={place}>
                <input
                  id={`${id}-${place}`}
                  type="radio"
                  name="Place"
                  value={place}
                  defaultChecked={index === 0}
                  className="form-check-input"
                />
                <label className="form-check-label" htmlFor={`${id}-${place}`}>
                  {place}
                </label>
              </div>
            ))}
          </div>
        </fieldset>
        <div className="row">
          <div className="col-sm-9 offset-sm-3">
            <button type="submit" className="btn btn-primary">
              Hand it in
            </button>
          </div>
        </div>
      </form>
      <Readout label="Sent">{sent}</Readout>
    </>
  );
}
