import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { Dialog } from '@/components/ui/overlay/Dialog';

export function BackdropAndScroll() {
  const [shown, setShown] = useState(false);
  const [backdrop, setBackdrop] = useState(true);
  const [scroll, setScroll] = useState(false);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Backdrop" checked={backdrop} onChange={setBackdrop} />
        <ToggleControl label="Page scrolls" checked={scroll} onChange={setScroll} />
      </DemoControls>
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
