import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';

export function Lead() {
  const [lead, setLead] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Lead" checked={lead} onChange={setLead} />
      </DemoControls>
      <p className={lead ? 'lead mb-2' : 'mb-2'}>
        The square was paved for horses and is walked by everybody else.
      </p>
      <p>Two stones are older than the rest. They stand by the well and are polished by hands.</p>
    </>
  );
}
