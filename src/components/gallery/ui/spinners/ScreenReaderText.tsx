import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';

export function ScreenReaderText() {
  const [visible, setVisible] = useState(false);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Show the words" checked={visible} onChange={setVisible} />
      </DemoControls>
      <div className="d-flex align-items-center gap-3" role="status">
        <span className="spinner-border variant-info" aria-hidden="true" />
        <span className={visible ? undefined : 'visually-hidden'}>Asking the lamp keeper</span>
      </div>
    </>
  );
}
