import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Filled() {
  const [variant, setVariant] = useState<ColourVariant>('purple');
  const [shown, setShown] = useState(false);
  const close = () => setShown(false);
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
      </OptionBar>
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
            <button type="button" className="btn btn-outline-secondary" onClick={close}>
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
