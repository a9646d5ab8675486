import { useState } from 'react';
import { Amount } from '@/components/demo/controls/Amount';
import { Controls } from '@/components/demo/controls/Controls';
import { sceneUrl } from '@/lib/art';

/** A picture larger than its window, scrolled both ways. */
export function BothAxes() {
  const [percent, setPercent] = useState(200);
  return (
    <>
      <Controls>
        <Amount label="Zoom" value={percent} onChange={setPercent} min={100} max={400} step={50} unit="%" />
      </Controls>
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
