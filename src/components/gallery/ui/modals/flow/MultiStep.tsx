import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';

const STEPS = [
  { title: 'Choose a day', text: 'Wednesdays are calm, Saturdays are loud.' },
  { title: 'Choose a place', text: 'Under the tree, by the well, or in the arcade.' },
  { title: 'Bring a table', text: 'One that folds. The square is full by half past seven.' },
] as const;

export function MultiStep() {
  const [shown, setShown] = useState(false);
  const [page, setPage] = useState(0);
  const step = STEPS[page] ?? STEPS[0];
  const last = page === STEPS.length - 1;
  return (
    <>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => {
          setPage(0);
          setShown(true);
        }}
      >
        How to get a stall
      </button>
      <Dialog
        open={shown}
        onClose={() => setShown(false)}
        title={step.title}
        footer={
          <DialogFooter
            start={
              <span className="text-secondary">
                {page + 1} of {STEPS.length}
              </span>
            }
          >
            <button
              type="button"
              className="btn btn-outline-secondary"
              aria-disabled={page === 0}
              onClick={() => setPage(Math.max(0, page - 1))}
            >
              Back
            </button>
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => (last ? setShown(false) : setPage(page + 1))}
            >
              {last ? 'Done' : 'Next'}
            </button>
          </DialogFooter>
        }
      >
        <p aria-live="polite">{step.text}</p>
      </Dialog>
    </>
  );
}
