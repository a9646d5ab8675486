import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { StallHead, StallRows } from '@/components/gallery/tables/StallRows';
import '@/components/ui/bootstrap/bootstrap-components.scss';
import '@/components/kits/table/basic-tables.scss';

export function Borderless() {
  const [lines, setLines] = useState(false);
  return (
    <>
      <OptionBar>
        <ToggleOption label="Lines between rows" checked={lines} onChange={setLines} />
      </OptionBar>
      <table
        className={lines ? 'table table-plain' : 'table table-plain table-borderless'}
        aria-label="Takings without lines"
      >
        <StallHead />
        <StallRows />
      </table>
    </>
  );
}
