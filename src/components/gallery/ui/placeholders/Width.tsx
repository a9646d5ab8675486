import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function Width() {
  const [width, setWidth] = useState(60);
  return (
    <>
      <OptionBar>
        <RangeOption label="Last line" value={width} onChange={setWidth} min={10} unit="%" />
      </OptionBar>
      <div className="d-grid gap-2" aria-hidden="true">
        <span className="placeholder col-8" />
        <span className="placeholder w-100" />
        <span className="placeholder" style={{ width: `${width}%` }} />
      </div>
    </>
  );
}
