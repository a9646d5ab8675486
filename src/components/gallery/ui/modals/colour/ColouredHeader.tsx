import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';

export function ColouredHeader() {
  const [variant, setVariant] = useState<ColourVariant>('dark');
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
        title="Evening programme"
        className={`dialog-coloured variant-${variant}`}
        footer={
          <DialogFooter>
            <button type="button" className={`btn btn-${variant}`} onClick={close}>
              Good
            </button>
          </DialogFooter>
        }
      >
        Brass at eight, stories at nine, silence from ten.
      </Dialog>
    </>
  );
}
