import { useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';

/** No lines at all. */
export function Borderless() {
  const [lines, setLines] = useState(false);
  return (
    <>
      <Controls>
        <Toggle label="Lines between rows" checked={lines} onChange={setLines} />
      </Controls>
      <table className={lines ? 'table' : 'table table-borderless'} aria-label="Takings without lines">
        <StallHead />
        <StallRows />
      </table>
    </>
  );
}
