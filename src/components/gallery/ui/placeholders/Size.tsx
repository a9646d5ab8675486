import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const SIZES = ['xs', 'sm', 'default', 'lg'] as const;
const NAMES = { xs: 'Extra small', sm: 'Small', lg: 'Large' };

export function Size() {
  const [size, setSize] = useState<(typeof SIZES)[number]>('default');
  const suffix = size === 'default' ? '' : ` placeholder-${size}`;
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Size" options={SIZES} value={size} onChange={setSize} names={NAMES} />
      </OptionBar>
      <div className="d-grid gap-2" aria-hidden="true">
        <span className={`placeholder col-9${suffix}`} />
        <span className={`placeholder col-11${suffix}`} />
        <span className={`placeholder col-6${suffix}`} />
      </div>
    </>
  );
}
