import { type CSSProperties, useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { sceneUrl } from '@/lib/files/art-url';

export function Custom() {
  const [across, setAcross] = useState(5);
  const [down, setDown] = useState(2);
  const percent = Math.round((down / across) * 100);
  return (
    <>
      <DemoControls>
        <RangeControl label="Across" value={across} onChange={setAcross} min={1} max={9} />
        <RangeControl label="Down" value={down} onChange={setDown} min={1} max={9} />
      </DemoControls>
      <div className="ratio framed" style={{ '--bs-aspect-ratio': `${percent}%` } as CSSProperties}>
        <img src={sceneUrl('tiles')} alt={`Tiles, cut to ${across} to ${down}`} />
      </div>
    </>
  );
}
