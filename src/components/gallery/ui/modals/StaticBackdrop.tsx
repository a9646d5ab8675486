import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';

export function StaticBackdrop() {
  const [shown, setShown] = useState(false);
  const [required, setRequired] = useState(true);
  const [answer, setAnswer] = useState('none yet');
  const say = (word: string) => {
    setAnswer(word);
    setShown(false);
  };
  return (
    <>
      <DemoControls>
        <ToggleControl label="Answer required" checked={required} onChange={setRequired} />
      </DemoControls>
      <div className="d-flex flex-wrap align-items-center gap-3">
        <button type="button" className="btn btn-primary" onClick={() => setShown(true)}>
          Ask
        </button>
        <span role="status">Answer: {answer}</span>
      </div>
      <Dialog
        open={shown}
        onClose={() => say('dismissed')}
        answerRequired={required}
        title="Keep the lamps on all night?"
        footer={
          <DialogFooter onCancel={() => say('no')} cancelLabel="No">
            <button type="button" className="btn btn-primary" onClick={() => say('yes')}>
              Yes
            </button>
          </DialogFooter>
        }
      >
        The chess players would like it. The neighbours would not.
      </Dialog>
    </>
  );
}
