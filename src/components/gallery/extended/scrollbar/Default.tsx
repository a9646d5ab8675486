import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { NewsList } from './NewsList';

export function Default() {
  const [height, setHeight] = useState(180);
  return (
    <>
      <DemoControls>
        <RangeControl
          label="Height"
          value={height}
          onChange={setHeight}
          min={120}
          max={320}
          step={20}
          unit=" px"
        />
      </DemoControls>
      <div className="scroll" tabIndex={0} role="region" aria-label="Town news" style={{ blockSize: height }}>
        <NewsList />
      </div>
    </>
  );
}
