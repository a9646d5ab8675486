import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Dialog } from '@/components/ui/overlay/Dialog';

export function StaticBackdrop() {
  const [shown, setShown] = useState(false);
  const [fixed, setFixed] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Static" checked={fixed} onChange={setFixed} />
      </OptionBar>
      <button type="button" className="btn btn-primary" onClick={() => setShown(true)}>
        Open the till
      </button>
      <Dialog
        open={shown}
        onClose={() => setShown(false)}
        staticBackdrop={fixed}
        title="The till"
        placement="end"
      >
        {fixed ? 'A click outside does not close it.' : 'A click outside closes it.'}
      </Dialog>
    </>
  );
}
