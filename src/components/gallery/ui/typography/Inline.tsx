import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/parts/parts.scss';

const MARKS = ['mark', 'del', 's', 'ins', 'u', 'small', 'strong', 'em', 'abbr', 'kbd', 'sub', 'sup'] as const;

export function Inline() {
  const [Mark, setMark] = useState<(typeof MARKS)[number]>('mark');
  return (
    <>
      <OptionBar>
        <ChoiceOption
          label="Element"
          options={MARKS}
          value={Mark}
          onChange={setMark}
          names={Object.fromEntries(MARKS.map((mark) => [mark, mark]))}
        />
      </OptionBar>
      <p>
        The market opens at <Mark {...(Mark === 'abbr' ? { title: 'before noon' } : {})}>seven</Mark> and
        closes when the bread is gone.
      </p>
    </>
  );
}
