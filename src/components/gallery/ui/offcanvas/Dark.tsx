import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { Dialog } from '@/components/ui/overlay/Dialog';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Dark() {
  const [shown, setShown] = useState(false);
  const [variant, setVariant] = useState<ColourVariant>('dark');
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
        title="Night on the square"
        placement="start"
        className={`dialog-filled variant-${variant}`}
      >
        <p className="mb-4">Nine lamps burn until morning. The rest sleep too.</p>
        <button type="button" className="btn btn-outline-secondary" onClick={close}>
          Good night
        </button>
      </Dialog>
    </>
  );
}
