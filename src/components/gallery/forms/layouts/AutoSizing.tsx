import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { Field } from '@/components/kits/form/field/Field';

export function AutoSizing() {
  const [auto, setAuto] = useState(true);
  const narrow = auto ? 'col-sm-auto' : 'col-sm';
  return (
    <>
      <DemoControls>
        <ToggleControl label="Only as wide as needed" checked={auto} onChange={setAuto} />
      </DemoControls>
      <form className="row g-3" aria-label="Order" onSubmit={(event) => event.preventDefault()}>
        <Field label="Pieces" help="Up to 99" className={narrow}>
          {(control) => (
            <input {...control} type="number" min={1} max={99} defaultValue={2} className="form-control" />
          )}
        </Field>
        <Field label="Of what" help="As listed on the board" className="col-sm">
          {(control) => <input {...control} className="form-control" defaultValue="Walnut loaf" />}
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
