import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const SIDES = ['start', 'center', 'end'] as const;

export function Alignment() {
  const [side, setSide] = useState<(typeof SIDES)[number]>('center');
  return (
    <>
      <OptionBar>
        <ChoiceOption
          label="Place"
          options={SIDES}
          value={side}
          onChange={setSide}
          names={{ center: 'Centre' }}
        />
      </OptionBar>
      <div className={`d-flex justify-content-${side}`}>
        <div
          className="spinner-border variant-link variant-text"
          role="status"
          aria-label="Loading the tram times"
        />
      </div>
    </>
  );
}
