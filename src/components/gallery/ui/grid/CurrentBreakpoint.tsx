import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { stepAt, useWidth } from './breakpoint';

export function CurrentBreakpoint() {
  const width = useWidth();
  const [exact, setExact] = useState(false);
  return (
    <>
      <DemoControls>
        <ToggleControl label="With the width" checked={exact} onChange={setExact} />
      </DemoControls>
      <p className="d-flex align-items-center gap-3" role="status">
        <span className="arch-label variant-warning variant-fill">{stepAt(width)}</span>
        {exact ? `${width} pixels wide` : 'Resize the window to see it change.'}
      </p>
    </>
  );
}
