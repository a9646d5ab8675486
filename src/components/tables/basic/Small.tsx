import { useState } from 'react';
import { Choice } from '@/components/demo/controls/Choice';
import { Controls } from '@/components/demo/controls/Controls';
import { StallHead, StallRows } from './StallRows';

const sizes = ['small', 'usual'] as const;

/** Half the padding, for many rows. */
export function Small() {
  const [size, setSize] = useState<(typeof sizes)[number]>('small');
  return (
    <>
      <Controls>
        <Choice label="Rows" options={sizes} value={size} onChange={setSize} />
      </Controls>
      <table className={size === 'small' ? 'table table-sm' : 'table'} aria-label="Takings in small rows">
        <StallHead />
        <StallRows />
      </table>
    </>
  );
}
