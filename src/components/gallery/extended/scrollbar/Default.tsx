import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { NewsList } from './NewsList';
import '@/components/ui/parts/parts.scss';

export function Default() {
  const [height, setHeight] = useState(180);
  return (
    <>
      <OptionBar>
        <RangeOption
          label="Height"
          value={height}
          onChange={setHeight}
          min={120}
          max={320}
          step={20}
          unit=" px"
        />
      </OptionBar>
      <div
        className="scroll-list overscroll box"
        tabIndex={0}
        role="region"
        aria-label="Town news"
        style={{ blockSize: height }}
      >
        <NewsList />
      </div>
    </>
  );
}
