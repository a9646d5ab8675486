import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';

export function Borderless() {
  const [lines, setLines] = useState(false);
  return (
    <>
      <DemoControls>
        <ToggleControl label="Lines between rows" checked={lines} onChange={setLines} />
      </DemoControls>
      <table className={lines ? 'table' : 'table table-borderless'} aria-label="Takings without lines">
        <StallHead />
        <StallRows />
      </table>
    </>
  );
}
