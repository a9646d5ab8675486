import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

const FROM = ['always', 'md', 'xl', 'never'] as const;
const NAMES = { md: 'From 768', xl: 'From 1200' };
const CLASSES = {
  always: ' list-group-horizontal',
  md: ' list-group-horizontal-md',
  xl: ' list-group-horizontal-xl',
  never: '',
};

export function Horizontal() {
  const [from, setFrom] = useState<(typeof FROM)[number]>('always');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Side by side" options={FROM} value={from} onChange={setFrom} names={NAMES} />
      </DemoControls>
      <ul className={`list-group${CLASSES[from]}`}>
        {['Wed', 'Sat', 'Sun'].map((day) => (
          <li key={day} className="list-group-item flex-fill">
            {day}
          </li>
        ))}
      </ul>
    </>
  );
}
