import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
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
  const [inside, setInside] = useState(true);
  const close = () => setShown(false);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Scroll inside" checked={inside} onChange={setInside} />
      </DemoControls>
      <button type="button" className="btn btn-primary" onClick={() => setShown(true)}>
        Read the market rules
      </button>
      <Dialog
        open={shown}
        onClose={close}
        title="Market rules"
        className={inside ? '' : 'dialog-scrolls'}
        footer={
          <DialogFooter>
            <button type="button" className="btn btn-primary" onClick={close}>
              Agreed
            </button>
          </DialogFooter>
        }
      >
        {Array.from({ length: 8 }, (_, chapter) => (
          <section key={chapter} className="mb-3">
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
