import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';

const sizes = ['small', 'usual'] as const;

export function Small() {
  const [size, setSize] = useState<(typeof sizes)[number]>('small');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Rows" options={sizes} value={size} onChange={setSize} />
      </DemoControls>
      <table className={size === 'small' ? 'table table-sm' : 'table'} aria-label="Takings in small rows">
        <StallHead />
        <StallRows />
      </table>
    </>
  );
}
