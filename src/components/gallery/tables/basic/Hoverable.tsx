import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';

/** The row under the pointer stands out. */
export function Hoverable() {
  const [hover, setHover] = useState(true);
  return (
    <>
      <Controls>
        <Toggle label="Rows follow the pointer" checked={hover} onChange={setHover} />
      </Controls>
      <table className={hover ? 'table table-hover' : 'table'} aria-label="Takings with hover">
        <StallHead />
        <StallRows />
      </table>
    </>
  );
}
