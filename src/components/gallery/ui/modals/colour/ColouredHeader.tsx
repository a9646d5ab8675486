import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function ColouredHeader() {
  const [variant, setVariant] = useState<ColourVariant>('dark');
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
