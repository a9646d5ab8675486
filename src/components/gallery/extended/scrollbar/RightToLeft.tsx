import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { NewsList } from './NewsList';

const SIDES = ['start', 'end'] as const;

export function RightToLeft() {
  const [side, setSide] = useState<(typeof SIDES)[number]>('start');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Bar at the" options={SIDES} value={side} onChange={setSide} />
      </DemoControls>
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
