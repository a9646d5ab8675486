import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Offsets() {
  const [offset, setOffset] = useState(3);
  return (
    <>
      <OptionBar>
        <RangeOption label="Offset" value={offset} onChange={setOffset} max={8} unit=" of 12" />
      </OptionBar>
      <div className="row g-2">
        <div className={`col-4 offset-${offset}`}>
          <div className="cell">
            <code>offset-{offset}</code>
          </div>
        </div>
      </div>
    </>
  );
}
