import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const SIDES = ['start', 'center', 'end'] as const;

export function Alignment() {
  const [side, setSide] = useState<(typeof SIDES)[number]>('start');
  return (
    <>
      <OptionBar>
        <ChoiceOption
          label="Words"
          options={SIDES}
          value={side}
          onChange={setSide}
          names={{ center: 'Centre' }}
        />
      </OptionBar>
      <p className={`text-${side}`}>There is room for one more here.</p>
    </>
  );
}
