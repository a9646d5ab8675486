import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';

export function Nesting() {
  const [nested, setNested] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="A row inside" checked={nested} onChange={setNested} />
      </DemoControls>
      <div className="row g-2">
        <div className="col-4">
          <div className="cell h-100">4 of 12</div>
        </div>
        <div className="col-8">
          <div className="cell h-100">
            8 of 12
            {nested && (
              <div className="row g-2 mt-1">
                <div className="col-6">
                  <div className="cell cell-in">6 of 12</div>
                </div>
                <div className="col-6">
                  <div className="cell cell-in">6 of 12</div>
                </div>
              </div>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
