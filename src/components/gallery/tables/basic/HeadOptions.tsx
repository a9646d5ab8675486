import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';

const heads = ['plain', 'sunken', 'dark', 'primary'] as const;
const classes = {
  plain: '',
  sunken: 'table-head',
  dark: 'table-inverse',
  primary: 'table-tint variant-primary',
};

export function HeadOptions() {
  const [head, setHead] = useState<(typeof heads)[number]>('sunken');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Head" options={heads} value={head} onChange={setHead} />
      </DemoControls>
      <table className="table" aria-label="Takings with a coloured head">
        <StallHead className={classes[head]} />
        <StallRows />
      </table>
    </>
  );
}
