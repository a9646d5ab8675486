import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { colourVariants } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';
import { ProgressBar } from './ProgressBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

export function Colours() {
  const [start, setStart] = useState(34);
  return (
    <>
      <OptionBar>
        <RangeOption label="First bar" value={start} onChange={setStart} max={45} unit="%" />
      </OptionBar>
      <ul className="fields-2 d-grid row-gap-2 column-gap-8">
        {colourVariants.map((variant, index) => (
          <li key={variant} className="row-3 fs-md">
            <span className="w-25">{capitalize(variant)}</span>
            <div className="flex-1">
              <ProgressBar
                label={capitalize(variant)}
                value={start + index * 5}
                className={`variant-${variant} variant-fill`}
              />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
