import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { Dialog } from '@/components/ui/overlay/Dialog';

export function StaticBackdrop() {
  const [shown, setShown] = useState(false);
  const [fixed, setFixed] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Static" checked={fixed} onChange={setFixed} />
      </DemoControls>
      <button type="button" className="btn btn-primary" onClick={() => setShown(true)}>
        Open the till
      </button>
      <Dialog
        open={shown}
        onClose={() => setShown(false)}
        staticBackdrop={fixed}
        title="The till"
        placement="end"
      >
        {fixed ? 'A click outside does not close it.' : 'A click outside closes it.'}
      </Dialog>
    </>
  );
}
