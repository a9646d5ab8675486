import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { ClassSamples } from './ClassSamples';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const CLASSES = [
  'top-0 start-0',
  'top-0 end-0',
  'top-50 start-50',
  'bottom-50 end-50',
  'bottom-0 start-0',
  'bottom-0 end-0',
] as const;

export function Position() {
  const [centred, setCentred] = useState(false);
  const move = centred ? ' translate-middle' : '';
  return (
    <>
      <OptionBar>
        <ToggleOption label="Centred on the point" checked={centred} onChange={setCentred} />
      </OptionBar>
      <ClassSamples classes={CLASSES.map((corner) => `position-absolute ${corner}${move}`)}>
        {(className) => (
          <div className="utility-swatch rounded-sm bg-press w-100 position-relative">
            <span className={`swatch variant-primary variant-fill ${className}`} />
          </div>
        )}
      </ClassSamples>
    </>
  );
}
