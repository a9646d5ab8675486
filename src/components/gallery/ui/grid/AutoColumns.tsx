import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const MIDDLES = ['col', 'col-6', 'col-auto'] as const;
const NAMES = { col: 'Equal', 'col-6': 'Half', 'col-auto': 'Content width' };

export function AutoColumns() {
  const [count, setCount] = useState(3);
  const [middle, setMiddle] = useState<(typeof MIDDLES)[number]>('col');
  return (
    <>
      <OptionBar>
        <RangeOption label="Columns" value={count} onChange={setCount} min={2} max={6} />
        <ChoiceOption
          label="The second one"
          options={MIDDLES}
          value={middle}
          onChange={setMiddle}
          names={NAMES}
        />
      </OptionBar>
      <div className="row g-2">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={index === 1 ? middle : 'col'}>
            <div className="cell">{index + 1}</div>
          </div>
        ))}
      </div>
    </>
  );
}
