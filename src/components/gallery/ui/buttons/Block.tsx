import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';

export function Block() {
  const [wide, setWide] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Whole width" checked={wide} onChange={setWide} />
      </DemoControls>
      <div className={wide ? 'd-grid gap-2' : 'd-flex gap-2'}>
        <button type="button" className="btn btn-primary">
          Sign in
        </button>
        <button type="button" className="btn btn-outline-secondary">
          Look around first
        </button>
      </div>
    </>
  );
}
