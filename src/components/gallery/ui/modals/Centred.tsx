import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Dialog } from '@/components/ui/overlay/Dialog';

export function Centred() {
  const [shown, setShown] = useState(false);
  const [centred, setCentred] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Centred" checked={centred} onChange={setCentred} />
      </OptionBar>
      <button type="button" className="btn btn-primary" onClick={() => setShown(true)}>
        Ring the bell
      </button>
      <Dialog
        open={shown}
        onClose={() => setShown(false)}
        title="The bell has rung"
        placement={centred ? 'centre' : 'top'}
      >
        The bell is heard as far as the harbour.
      </Dialog>
    </>
  );
}
