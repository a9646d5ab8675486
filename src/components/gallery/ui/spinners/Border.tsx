import { type CSSProperties, useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function Border() {
  const [width, setWidth] = useState(4);
  return (
    <>
      <OptionBar>
        <RangeOption label="Line" value={width} onChange={setWidth} min={1} max={8} unit=" px" />
      </OptionBar>
      <div
        className="spinner-border"
        role="status"
        aria-label="Loading the market"
        style={{ '--bs-spinner-border-width': `${width}px` } as CSSProperties}
      />
    </>
  );
}
