import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';

/** Words for those who do not see it turn; shown to all if wanted. */
export function SpokenText() {
  const [visible, setVisible] = useState(false);
  return (
    <>
      <Controls>
        <Toggle label="Show the words" checked={visible} onChange={setVisible} />
      </Controls>
      <div className="d-flex align-items-center gap-3" role="status">
        <span className="spinner-border v-info" aria-hidden="true" />
        <span className={visible ? undefined : 'visually-hidden'}>Asking the lamp keeper</span>
      </div>
    </>
  );
}
