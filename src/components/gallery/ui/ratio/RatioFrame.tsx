import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { sceneUrl } from '@/lib/files/art-url';
import '@/components/ui/parts/parts.scss';

interface Props {
  ratio: readonly [width: number, height: number];
  scene: string;
}

export function RatioFrame({ ratio, scene }: Props) {
  const [width, setWidth] = useState(80);
  return (
    <>
      <OptionBar>
        <RangeOption label="Width" value={width} onChange={setWidth} min={30} unit="%" />
      </OptionBar>
      <figure className="m-0" style={{ width: `${width}%` }}>
        <div className="picture-frame rounded-control" style={{ aspectRatio: ratio.join(' / ') }}>
          <img src={sceneUrl(scene)} alt={`The ${scene}, cut to ${ratio.join(' to ')}`} />
        </div>
      </figure>
    </>
  );
}
