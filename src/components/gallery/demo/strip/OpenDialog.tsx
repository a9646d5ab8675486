import { type ComponentProps, useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';

type Look = Pick<ComponentProps<typeof Dialog>, 'size' | 'placement' | 'staticBackdrop' | 'answerRequired'>;

/** A button that opens a dialog or drawer with these props. */
export function OpenDialog(look: Look) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="btn btn-soft-secondary" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog
          {...look}
          open
          onClose={close}
          title="Opening hours"
          footer={
            <button type="button" className="btn btn-primary" onClick={close}>
              Done
            </button>
          }
        >
          From eight to one, on Saturdays to two.
        </Dialog>
      )}
    </>
  );
}
