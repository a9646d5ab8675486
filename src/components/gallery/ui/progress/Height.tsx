import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ProgressBar } from './ProgressBar';

export function Height() {
  const [height, setHeight] = useState(10);
  return (
    <>
      <OptionBar>
        <RangeOption label="Height" value={height} onChange={setHeight} min={2} max={32} unit=" px" />
      </OptionBar>
      <div className="d-grid gap-4">
        <ProgressBar
          label="Paving of the east side"
          value={35}
          height={height}
          className="variant-success variant-fill"
        />
        <ProgressBar
          label="Paving of the west side"
          value={72}
          height={height}
          className="variant-info variant-fill"
        />
      </div>
    </>
  );
}
