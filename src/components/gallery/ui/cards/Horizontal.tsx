import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { sceneUrl } from '@/lib/files/art-url';

export function Horizontal() {
  const [atEnd, setAtEnd] = useState(false);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Picture at the end" checked={atEnd} onChange={setAtEnd} />
      </DemoControls>
      <div className="card overflow-hidden">
        <div className={`row g-0${atEnd ? ' flex-sm-row-reverse' : ''}`}>
          <div className="col-sm-5">
            <img
              className="w-100 h-100 object-fit-cover"
              src={sceneUrl('sea')}
              alt="The bay behind the old town"
              width={400}
              height={300}
            />
          </div>
          <div className="col-sm-7">
            <div className="card-body">
              <h3 className="card-title">Down to the water</h3>
              <p className="card-text">
                Eleven minutes from the square by the stairs, nine if someone is waiting.
              </p>
            </div>
          </div>
        </div>
      </div>
    </>
  );
}
