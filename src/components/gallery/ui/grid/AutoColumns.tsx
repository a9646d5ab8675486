import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

const MIDDLES = ['col', 'col-6', 'col-auto'] as const;
const NAMES = { col: 'Equal', 'col-6': 'Half', 'col-auto': 'Content width' };

export function AutoColumns() {
  const [count, setCount] = useState(3);
  const [middle, setMiddle] = useState<(typeof MIDDLES)[number]>('col');
  return (
    <>
      <DemoControls>
        <RangeControl label="Columns" value={count} onChange={setCount} min={2} max={6} />
        <ChoiceControl
          label="The second one"
          options={MIDDLES}
          value={middle}
          onChange={setMiddle}
          names={NAMES}
        />
      </DemoControls>
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
