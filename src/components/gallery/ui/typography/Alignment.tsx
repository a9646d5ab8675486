import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

const SIDES = ['start', 'center', 'end'] as const;

export function Alignment() {
  const [side, setSide] = useState<(typeof SIDES)[number]>('start');
  return (
    <>
      <DemoControls>
        <ChoiceControl
          label="Words"
          options={SIDES}
          value={side}
          onChange={setSide}
          names={{ center: 'Centre' }}
        />
      </DemoControls>
      <p className={`text-${side}`}>There is room for one more here.</p>
    </>
  );
}
