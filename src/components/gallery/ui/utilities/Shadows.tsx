import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { ClassSamples } from './ClassSamples';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const CLASSES = ['shadow-none', 'shadow-sm', 'shadow', 'shadow-lg'] as const;

export function Shadows() {
  const [round, setRound] = useState(false);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Round" checked={round} onChange={setRound} />
      </OptionBar>
      <ClassSamples classes={CLASSES}>
        {(className) => (
          <div className={`bg-sunken utility-swatch ${className}${round ? ' rounded-circle' : ''}`} />
        )}
      </ClassSamples>
    </>
  );
}
