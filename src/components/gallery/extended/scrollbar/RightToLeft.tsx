import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { NewsList } from './NewsList';
import '@/components/ui/parts/extended-parts.scss';

const SIDES = ['start', 'end'] as const;

export function RightToLeft() {
  const [side, setSide] = useState<(typeof SIDES)[number]>('start');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Bar at the" options={SIDES} value={side} onChange={setSide} />
      </OptionBar>
      <div
        className={side === 'start' ? 'scroll scroll-start' : 'scroll'}
        tabIndex={0}
        role="region"
        aria-label="Town news, bar on the other side"
      >
        <NewsList />
      </div>
    </>
  );
}
