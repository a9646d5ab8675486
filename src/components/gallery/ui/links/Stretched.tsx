import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';

export function Stretched() {
  const [stretched, setStretched] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Stretched" checked={stretched} onChange={setStretched} />
      </DemoControls>
      <div className={`card card-body position-relative${stretched ? ' card-lift' : ''}`}>
        <h3>The keeper of the well</h3>
        <p>She knows how deep it is and will not say.</p>
        <a href="#stretched" className={`fw-semibold mt-2${stretched ? ' stretched-link' : ''}`}>
          Read her story
        </a>
      </div>
    </>
  );
}
