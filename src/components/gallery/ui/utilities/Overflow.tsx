import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { ClassSamples } from './ClassSamples';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const CLASSES = ['overflow-auto', 'overflow-hidden', 'overflow-scroll', 'overflow-visible'] as const;

export function Overflow() {
  const [long, setLong] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="More words than fit" checked={long} onChange={setLong} />
      </OptionBar>
      <ClassSamples classes={CLASSES}>
        {(className) => (
          <div
            className={`py-1 px-2 fs-md utility-swatch rounded-sm bg-press w-100 ${className}`}
            tabIndex={0}
            role="region"
            aria-label={className}
          >
            The brook under the square{long && ' is heard at night, when the market is over and nobody walks'}
          </div>
        )}
      </ClassSamples>
    </>
  );
}
