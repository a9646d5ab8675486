import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Gutters() {
  const [across, setAcross] = useState(4);
  const [down, setDown] = useState(2);
  return (
    <>
      <OptionBar>
        <RangeOption label="Between columns" value={across} onChange={setAcross} max={8} />
        <RangeOption label="Between lines" value={down} onChange={setDown} max={8} />
      </OptionBar>
      <div className="overflow-hidden">
        <div className={`row row-cols-3 gx-${across} gy-${down}`}>
          {Array.from({ length: 6 }, (_, index) => (
            <div key={index} className="col">
              <div className="cell">{index + 1}</div>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
