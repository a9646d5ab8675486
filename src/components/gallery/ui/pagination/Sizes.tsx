import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { Pager } from './Pager';

const SIZES = ['sm', 'default', 'lg'] as const;
const NAMES = { sm: 'Small', lg: 'Large' };

export function Sizes() {
  const [page, setPage] = useState(2);
  const [size, setSize] = useState<(typeof SIZES)[number]>('sm');
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Size" options={SIZES} value={size} onChange={setSize} names={NAMES} />
      </DemoControls>
      <Pager
        label="Pages in sizes"
        page={page}
        pages={3}
        onPage={setPage}
        className={size === 'default' ? '' : `pagination-${size}`}
      />
    </>
  );
}
