import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';

/** The link fills what it stands in. */
export function Stretched() {
  const [stretched, setStretched] = useState(true);
  return (
    <>
      <Controls>
        <Toggle label="Stretched" checked={stretched} onChange={setStretched} />
      </Controls>
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
