import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { sceneUrl } from '@/lib/files/art-url';
import '@/components/ui/parts/parts.scss';

export function Custom() {
  const [across, setAcross] = useState(5);
  const [down, setDown] = useState(2);
  return (
    <>
      <OptionBar>
        <RangeOption label="Across" value={across} onChange={setAcross} min={1} max={9} />
        <RangeOption label="Down" value={down} onChange={setDown} min={1} max={9} />
      </OptionBar>
      <div className="picture-frame rounded-control" style={{ aspectRatio: `${across} / ${down}` }}>
        <img src={sceneUrl('tiles')} alt={`Tiles, cut to ${across} to ${down}`} />
      </div>
    </>
  );
}
