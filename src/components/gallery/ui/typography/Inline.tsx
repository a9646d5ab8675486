import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

const MARKS = ['mark', 'del', 's', 'ins', 'u', 'small', 'strong', 'em', 'abbr', 'kbd', 'sub', 'sup'] as const;

export function Inline() {
  const [Mark, setMark] = useState<(typeof MARKS)[number]>('mark');
  return (
    <>
      <DemoControls>
        <ChoiceControl
          label="Element"
          options={MARKS}
          value={Mark}
          onChange={setMark}
          names={Object.fromEntries(MARKS.map((mark) => [mark, mark]))}
        />
      </DemoControls>
      <p>
        The market opens at <Mark {...(Mark === 'abbr' ? { title: 'before noon' } : {})}>seven</Mark> and
        closes when the bread is gone.
      </p>
    </>
  );
}
