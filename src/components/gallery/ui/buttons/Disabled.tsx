import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';

export function Disabled() {
  const [closed, setClosed] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="The market is closed" checked={closed} onChange={setClosed} />
      </DemoControls>
      <div className="d-flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" disabled={closed}>
          Buy bread
        </button>
        <button type="button" className="btn btn-soft-success" disabled={closed}>
          Taste cheese
        </button>
        <button type="button" className="btn btn-outline-danger" disabled={closed}>
          Haggle
        </button>
      </div>
    </>
  );
}
