import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { NewsList } from './NewsList';
import '@/components/ui/parts/parts.scss';

const WIDTHS = ['auto', 'thin', 'none'] as const;

export function Size() {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('thin');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Width" options={WIDTHS} value={width} onChange={setWidth} />
      </OptionBar>
      <div
        className="scroll-list-sm overscroll box"
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
