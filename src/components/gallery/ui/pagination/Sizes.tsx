import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Pager } from './Pager';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/ui/parts/parts.scss';

const SIZES = ['sm', 'default', 'lg'] as const;
const NAMES = { sm: 'Small', lg: 'Large' };

export function Sizes() {
  const [page, setPage] = useState(2);
  const [size, setSize] = useState<(typeof SIZES)[number]>('sm');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Size" options={SIZES} value={size} onChange={setSize} names={NAMES} />
      </OptionBar>
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
