import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { sceneUrl } from '@/lib/files/art-url';
import '@/components/ui/parts/parts.scss';

export function BothAxes() {
  const [percent, setPercent] = useState(200);
  return (
    <>
      <OptionBar>
        <RangeOption
          label="Zoom"
          value={percent}
          onChange={setPercent}
          min={100}
          max={400}
          step={50}
          unit="%"
        />
      </OptionBar>
      <div
        className="scroll-list-sm overscroll box"
        tabIndex={0}
        role="region"
        aria-label="Picture of the plaza"
      >
        <img
          className="d-block h-auto"
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
