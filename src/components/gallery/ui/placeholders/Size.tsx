import { useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';

const SIZES = ['xs', 'sm', 'default', 'lg'] as const;
const NAMES = { xs: 'Extra small', sm: 'Small', lg: 'Large' };

export function Size() {
  const [size, setSize] = useState<(typeof SIZES)[number]>('default');
  const suffix = size === 'default' ? '' : ` placeholder-${size}`;
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Size" options={SIZES} value={size} onChange={setSize} names={NAMES} />
      </DemoControls>
      <div className="d-grid gap-2" aria-hidden="true">
        <span className={`placeholder col-9${suffix}`} />
        <span className={`placeholder col-11${suffix}`} />
        <span className={`placeholder col-6${suffix}`} />
      </div>
    </>
  );
}
