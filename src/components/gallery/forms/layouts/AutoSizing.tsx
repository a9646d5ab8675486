import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Field } from '@/components/kits/form/field/Field';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function AutoSizing() {
  const [auto, setAuto] = useState(true);
  const narrow = auto ? 'col-sm-auto' : 'col-sm';
  return (
    <>
      <OptionBar>
        <ToggleOption label="Only as wide as needed" checked={auto} onChange={setAuto} />
      </OptionBar>
      <form className="row g-4" aria-label="Order" onSubmit={(event) => event.preventDefault()}>
        <Field label="Pieces" help="Up to 99" className={narrow}>
          {(control) => (
            <input
              {...control}
              type="number"
              min={1}
              max={99}
              defaultValue={2}
              className="form-control"
              autoComplete="off"
            />
          )}
        </Field>
        <Field label="Of what" help="As listed on the board" className="col-sm">
          {(control) => (
            <input {...control} className="form-control" autoComplete="off" defaultValue="Walnut loaf" />
          )}
        </Field>
        <Field label="Bag" help="Paper or cloth" className={narrow}>
          {(control) => (
            <select {...control} className="form-select">
              <option>Paper</option>
              <option>Cloth</option>
            </select>
          )}
        </Field>
      </form>
    </>
  );
}
