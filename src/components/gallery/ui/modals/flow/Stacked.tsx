import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import '@/components/ui/parts/parts.scss';

export function Stacked() {
  const [depth, setDepth] = useState(0);
  return (
    <>
      <button type="button" className="btn btn-primary" onClick={() => setDepth(1)}>
        Open the letter
      </button>
      <Dialog
        open={depth > 0}
        onClose={() => setDepth(0)}
        title="A letter from the council"
        closeLabel="Close the letter"
        footer={
          <DialogFooter>
            <button type="button" className="btn btn-soft-primary" onClick={() => setDepth(2)}>
              Unfold the plan
            </button>
          </DialogFooter>
        }
      >
        The arcade gets new gutters in spring. A plan is enclosed.
      </Dialog>
      <Dialog open={depth > 1} onClose={() => setDepth(1)} title="The plan" closeLabel="Close the plan">
        Twenty-two arches, nineteen gutters. Three have never leaked.
      </Dialog>
    </>
  );
}
