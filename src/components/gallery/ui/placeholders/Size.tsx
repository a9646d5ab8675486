import { useState } from 'react';
import { Choice } from '@/components/gallery/demo/controls/ChoiceControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';

const SIZES = ['xs', 'sm', 'default', 'lg'] as const;
const NAMES = { xs: 'Extra small', sm: 'Small', lg: 'Large' };

/** As tall as the words will be. */
export function Size() {
  const [size, setSize] = useState<(typeof SIZES)[number]>('default');
  const suffix = size === 'default' ? '' : ` placeholder-${size}`;
  return (
    <>
      <Controls>
        <Choice label="Size" options={SIZES} value={size} onChange={setSize} names={NAMES} />
      </Controls>
      <div className="d-grid gap-2" aria-hidden="true">
        <span className={`placeholder col-9${suffix}`} />
        <span className={`placeholder col-11${suffix}`} />
        <span className={`placeholder col-6${suffix}`} />
      </div>
    </>
  );
}
