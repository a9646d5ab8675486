import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function Sizes() {
  const [size, setSize] = useState(48);
  return (
    <>
      <OptionBar>
        <RangeOption label="The last one" value={size} onChange={setSize} min={16} max={96} unit=" px" />
      </OptionBar>
      <div className="d-flex align-items-center gap-4">
        <div className="spinner-border spinner-border-sm" role="status" aria-label="Loading, small" />
        <div className="spinner-border" role="status" aria-label="Loading, default" />
        <div
          className="spinner-border variant-success variant-text"
          role="status"
          aria-label="Loading, your own"
          style={{ width: size, height: size }}
        />
      </div>
    </>
  );
}
