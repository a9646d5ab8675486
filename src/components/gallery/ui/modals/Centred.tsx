import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { Dialog } from '@/components/ui/overlay/Dialog';

export function Centred() {
  const [shown, setShown] = useState(false);
  const [centred, setCentred] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Centred" checked={centred} onChange={setCentred} />
      </DemoControls>
      <button type="button" className="btn btn-primary" onClick={() => setShown(true)}>
        Ring the bell
      </button>
      <Dialog
        open={shown}
        onClose={() => setShown(false)}
        title="The bell has rung"
        placement={centred ? 'centre' : 'top'}
      >
        The bell is heard as far as the harbour.
      </Dialog>
    </>
  );
}
