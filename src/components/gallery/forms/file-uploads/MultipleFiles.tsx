import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { UploadBox } from './UploadBox';

export function MultipleFiles() {
  const [count, setCount] = useState(3);
  return (
    <>
      <DemoControls>
        <RangeControl label="Files at most" value={count} onChange={setCount} min={1} max={6} />
      </DemoControls>
      <UploadBox
        label="Choose pictures"
        help="Pictures of at most 2 MB each"
        multiple
        limits={{ type: 'image/', bytes: 2_000_000, count }}
      />
    </>
  );
}
