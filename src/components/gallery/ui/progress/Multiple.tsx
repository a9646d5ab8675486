import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ProgressBar } from './ProgressBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const KINDS = [
  { name: 'Pictures', colour: 'variant-success variant-fill' },
  { name: 'Sound', colour: 'variant-warning variant-fill' },
  { name: 'Letters', colour: 'variant-info variant-fill' },
] as const;

export function Multiple() {
  const [pictures, setPictures] = useState(40);
  const shares = [pictures, 20, 12];
  return (
    <>
      <OptionBar>
        <RangeOption label="Pictures" value={pictures} onChange={setPictures} max={68} unit="%" />
      </OptionBar>
      <div className="progress-stacked">
        {KINDS.map(({ name, colour }, index) => (
          <div key={name} style={{ width: `${shares[index]}%` }}>
            <ProgressBar label={name} value={shares[index] ?? 0} className={`${colour} w-100`} />
          </div>
        ))}
      </div>
      <ul className="d-flex flex-wrap gap-4 mt-2 mb-0">
        {KINDS.map(({ name, colour }, index) => (
          <li key={name} className="d-inline-flex align-items-center gap-2">
            <span className={`dot ${colour}`} />
            {name} <b className="num">{shares[index]}%</b>
          </li>
        ))}
      </ul>
    </>
  );
}
