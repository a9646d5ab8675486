import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';

export function Indeterminate() {
  const [waiting, setWaiting] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Still waiting" checked={waiting} onChange={setWaiting} />
      </DemoControls>
      {waiting ? (
        <div className="progress" role="progressbar" aria-label="Waiting for the tram">
          <div className="progress-bar progress-walk" />
        </div>
      ) : (
        <p>The tram is here.</p>
      )}
    </>
  );
}
