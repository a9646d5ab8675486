import { useState } from 'react';
import IconBell from '~icons/tabler/bell-ringing';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { VariantPicker } from '@/components/ui/option/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { capitalize } from '@/lib/text/format';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function AlertModals() {
  const [variant, setVariant] = useState<ColourVariant>('success');
  const [shown, setShown] = useState(false);
  const close = () => setShown(false);
  return (
    <>
      <OptionBar>
        <VariantPicker value={variant} onChange={setVariant} />
      </OptionBar>
      <button type="button" className={`btn btn-soft-${variant}`} onClick={() => setShown(true)}>
        Say it
      </button>
      <Dialog
        open={shown}
        onClose={close}
        title={capitalize(variant)}
        lead="The town crier has been around the square once."
        icon={<IconBell />}
        className={`variant-${variant}`}
        footer={
          <DialogFooter>
            <button type="button" className={`btn btn-${variant}`} onClick={close}>
              Heard
            </button>
          </DialogFooter>
        }
      />
    </>
  );
}
