import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/table/basic-tables.scss';

export function Hoverable() {
  const [hover, setHover] = useState(true);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Rows follow the pointer" checked={hover} onChange={setHover} />
      </OptionBar>
      <table
        className={hover ? 'table table-plain table-hover' : 'table table-plain'}
        aria-label="Takings with hover"
      >
        <StallHead />
        <StallRows />
      </table>
    </>
  );
}
