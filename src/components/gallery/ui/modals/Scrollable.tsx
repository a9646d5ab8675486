import { useState } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';

const RULES = [
  'Stalls open at seven and not a minute before.',
  'Vans leave the square by half past six.',
  'Who sweeps last turns off the tap.',
  'Dogs on a lead, pigeons as they please.',
  'Music from eleven, quietly until then.',
] as const;

export function Scrollable() {
  const [shown, setShown] = useState(false);
  const close = () => setShown(false);
  return (
    <>
      <button type="button" className="btn btn-primary" onClick={() => setShown(true)}>
        Read the market rules
      </button>
      <Dialog
        open={shown}
        onClose={close}
        title="Market rules"
        footer={
          <DialogFooter>
            <button type="button" className="btn btn-primary" onClick={close}>
              Agreed
            </button>
          </DialogFooter>
        }
      >
        {Array.from({ length: 8 }, (_, chapter) => (
          <section key={chapter} className="mb-4">
            <h3>Chapter {chapter + 1}</h3>
            {RULES.map((rule) => (
              <p key={rule}>{rule}</p>
            ))}
          </section>
        ))}
      </Dialog>
    </>
  );
}
