import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { Dialog } from '@/components/ui/overlay/Dialog';
import '@/components/ui/parts/parts.scss';

export function BackdropAndScroll() {
  const [shown, setShown] = useState(false);
  const [backdrop, setBackdrop] = useState(true);
  const [scroll, setScroll] = useState(false);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Backdrop" checked={backdrop} onChange={setBackdrop} />
        <ToggleOption label="Page scrolls" checked={scroll} onChange={setScroll} />
      </OptionBar>
      <button type="button" className="btn btn-primary" onClick={() => setShown(true)}>
        Open the drawer
      </button>
      <Dialog
        open={shown}
        onClose={() => setShown(false)}
        title="A drawer"
        placement="start"
        className={`${backdrop ? '' : 'dialog-clear'} ${scroll ? 'dialog-page-scrolls' : ''}`}
      >
        {backdrop ? 'The page is veiled' : 'The page is in plain sight'} and{' '}
        {scroll ? 'scrolls' : 'stands still'}.
      </Dialog>
    </>
  );
}
