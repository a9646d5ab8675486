import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { NewsList } from './NewsList';

const WIDTHS = ['auto', 'thin', 'none'] as const;

export function Size() {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('thin');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Width" options={WIDTHS} value={width} onChange={setWidth} />
      </DemoControls>
      <div
        className="scroll"
        tabIndex={0}
        role="region"
        aria-label="Town news, sized bar"
        style={{ scrollbarWidth: width }}
      >
        <NewsList />
      </div>
    </>
  );
}
