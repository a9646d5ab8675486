import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';

export function Filled() {
  const [variant, setVariant] = useState<ColourVariant>('purple');
  const [shown, setShown] = useState(false);
  const close = () => setShown(false);
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <button type="button" className={`btn btn-${variant}`} onClick={() => setShown(true)}>
        Open
      </button>
      <Dialog
        open={shown}
        onClose={close}
        title="The fountain sings"
        className={`dialog-filled variant-${variant}`}
        footer={
          <DialogFooter>
            <button type="button" className="btn btn-on-fill" onClick={close}>
              I will be there
            </button>
          </DialogFooter>
        }
      >
        Only on the first of May, and only for an hour.
      </Dialog>
    </>
  );
}
