import { type ComponentProps, useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';

type Look = Pick<ComponentProps<typeof Dialog>, 'size' | 'placement' | 'staticBackdrop' | 'answerRequired'>;

function OpenDialog(look: Look) {
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

export const cells = cellsOf(
  OpenDialog,
  {},
  {
    size: ['md', 'lg', 'full'],
    placement: ['centre', 'end', 'start', 'top', 'bottom'],
    staticBackdrop: [true],
    answerRequired: [true],
  },
);
