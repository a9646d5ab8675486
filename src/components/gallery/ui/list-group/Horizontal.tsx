import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/list/list-group.scss';

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
      <OptionBar>
        <ChoiceOption label="Side by side" options={FROM} value={from} onChange={setFrom} names={NAMES} />
      </OptionBar>
      <ul className={`list-group${CLASSES[from]}`}>
        {['Wed', 'Sat', 'Sun'].map((day) => (
          <li key={day} className="list-group-item fill">
            {day}
          </li>
        ))}
      </ul>
    </>
  );
}
