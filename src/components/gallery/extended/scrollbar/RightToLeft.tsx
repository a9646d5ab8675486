import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { NewsList } from './NewsList';
import '@/components/ui/parts/parts.scss';

const SIDES = ['left', 'right'] as const;

export function RightToLeft() {
  const [side, setSide] = useState<(typeof SIDES)[number]>('left');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Bar on the" options={SIDES} value={side} onChange={setSide} />
      </OptionBar>
      <div
        className="scroll-list-sm overscroll box"
        dir={side === 'left' ? 'rtl' : 'ltr'}
        tabIndex={0}
        role="region"
        aria-label="Town news, bar on the other side"
      >
        <div dir="ltr">
          <NewsList />
        </div>
      </div>
    </>
  );
}
