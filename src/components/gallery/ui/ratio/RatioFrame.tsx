import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { sceneUrl } from '@/lib/files/art-url';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

interface Props {
  /** Bootstrap's name of the ratio. */
  ratio: '1x1' | '4x3' | '16x9' | '21x9';
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
        <div className={`ratio ratio-${ratio} framed`}>
          <img src={sceneUrl(scene)} alt={`The ${scene}, cut to ${ratio.replace('x', ' to ')}`} />
        </div>
      </figure>
    </>
  );
}
