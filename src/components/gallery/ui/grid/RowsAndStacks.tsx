import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/parts/parts.scss';

const GAPS = ['1', '2', '3', '4', '6'] as const;

export function RowsAndStacks() {
  const [gap, setGap] = useState<(typeof GAPS)[number]>('3');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Space" options={GAPS} value={gap} onChange={setGap} />
      </OptionBar>
      <div className={`stack-${gap}`}>
        <div className={`row-${gap}`}>
          <div className="cell">In a row</div>
          <div className="cell fill">The rest of the row</div>
          <div className="cell">Last</div>
        </div>
        <div className="cell">In the stack</div>
        <div className="cell">Below it</div>
      </div>
    </>
  );
}
