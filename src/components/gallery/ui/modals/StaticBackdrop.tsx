import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import '@/components/ui/parts/parts.scss';

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
      <OptionBar>
        <ToggleOption label="Answer required" checked={required} onChange={setRequired} />
      </OptionBar>
      <div className="d-flex flex-wrap align-items-center gap-4">
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
