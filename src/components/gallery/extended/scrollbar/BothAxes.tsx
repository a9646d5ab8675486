import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { sceneUrl } from '@/lib/files/art-url';

export function BothAxes() {
  const [percent, setPercent] = useState(200);
  return (
    <>
      <DemoControls>
        <RangeControl
          label="Zoom"
          value={percent}
          onChange={setPercent}
          min={100}
          max={400}
          step={50}
          unit="%"
        />
      </DemoControls>
      <div className="scroll scroll-picture" tabIndex={0} role="region" aria-label="Picture of the plaza">
        <img
          src={sceneUrl('plaza')}
          alt="The plaza from above"
          width={640}
          height={360}
          style={{ inlineSize: `${percent}%` }}
        />
      </div>
    </>
  );
}
