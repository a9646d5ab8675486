import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const SIZES = ['sm', 'default', 'lg'] as const;
const NAMES = { sm: 'Small', lg: 'Large' };

export function Sizes() {
  const [size, setSize] = useState<(typeof SIZES)[number]>('default');
  const suffix = size === 'default' ? '' : ` btn-${size}`;
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Size" options={SIZES} value={size} onChange={setSize} names={NAMES} />
      </OptionBar>
      <div className="d-flex flex-wrap align-items-center gap-2">
        <button type="button" className={`btn btn-primary${suffix}`}>
          Post
        </button>
        <button type="button" className={`btn btn-soft-primary${suffix}`}>
          Preview
        </button>
        <button type="button" className={`btn btn-outline-secondary${suffix}`}>
          Discard
        </button>
      </div>
    </>
  );
}
