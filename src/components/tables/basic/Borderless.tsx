import { useState } from 'react';
import { Controls } from '@/components/demo/controls/Controls';
import { Toggle } from '@/components/demo/controls/Toggle';
import { StallHead, StallRows } from './StallRows';

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
