import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';

export function Hoverable() {
  const [hover, setHover] = useState(true);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Rows follow the pointer" checked={hover} onChange={setHover} />
      </DemoControls>
      <table className={hover ? 'table table-hover' : 'table'} aria-label="Takings with hover">
        <StallHead />
        <StallRows />
      </table>
    </>
  );
}
