import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';

export function Basic() {
  const [shown, setShown] = useState(false);
  const close = () => setShown(false);
  return (
    <>
      <button type="button" className="btn btn-primary" onClick={() => setShown(true)}>
        Reserve a stall
      </button>
      <Dialog
        open={shown}
        onClose={close}
        title="Reserve a stall"
        footer={
          <DialogFooter onCancel={close} cancelLabel="Not now">
            <button type="button" className="btn btn-primary" onClick={close}>
              Reserve
            </button>
          </DialogFooter>
        }
      >
        Stall 14 stands under the plane tree. It is yours on Saturday if you want it.
      </Dialog>
    </>
  );
}
