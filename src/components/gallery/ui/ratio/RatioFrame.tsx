import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { sceneUrl } from '@/lib/files/art-url';

interface Props {
  /** Bootstrap's name of the ratio. */
  ratio: '1x1' | '4x3' | '16x9' | '21x9';
  scene: string;
}

export function RatioFrame({ ratio, scene }: Props) {
  const [width, setWidth] = useState(80);
  return (
    <>
      <DemoControls>
        <RangeControl label="Width" value={width} onChange={setWidth} min={30} unit="%" />
      </DemoControls>
      <figure className="m-0" style={{ width: `${width}%` }}>
        <div className={`ratio ratio-${ratio} framed`}>
          <img src={sceneUrl(scene)} alt={`The ${scene}, cut to ${ratio.replace('x', ' to ')}`} />
        </div>
      </figure>
    </>
  );
}
