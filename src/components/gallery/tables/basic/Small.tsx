import { useState } from 'react';
import { Choice } from '@/components/gallery/demo/controls/ChoiceControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';

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
