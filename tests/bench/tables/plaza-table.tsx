import '@/styles/app.scss';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { employeeColumns, employeeId, employeeWords } from '@/components/gallery/tables/employee-columns';
import { DataTable } from '@/components/kits/table/DataTable';
import { type TableController, useLocalTableState } from '@/components/kits/table/model/use-table-state';
import type { Employee } from '@/data/employee/schema';
import { type Grid, HEIGHT } from './grid';

const tools = { search: true, filters: true, group: true };

export function createPlazaTable(root: HTMLElement): Grid {
  let control: TableController | null = null;
  let setRows: (rows: readonly Employee[]) => void = () => {};
  const capture = (next: TableController, set: typeof setRows) => {
    control = next;
    setRows = set;
  };
  createRoot(root).render(<Table onRender={capture} />);
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  return {
    show: (rows) => setRows(rows),
    sort: (id, desc) => control?.update({ sort: [{ id, desc }] }),
    search: (query) => control?.update({ query }),
    filterSalary: (from) =>
      control?.update({ filters: from === null ? {} : { salaryCents: [String(from), ''] } }),
    group: (column) => control?.update({ group: column ?? '' }),
    firstRow: () =>
      `${find('tbody tr:not([aria-hidden])')?.textContent} of ${find('table')?.getAttribute('aria-rowcount')}`,
    scroller: () => {
      const frame = find('.table-frame');
      if (!frame) throw new Error('The table has no scroll container');
      return frame;
    },
  };
}

function Table({
  onRender,
}: {
  onRender: (control: TableController, setRows: (rows: readonly Employee[]) => void) => void;
}) {
  const control = useLocalTableState();
  const [rows, setRows] = useState<readonly Employee[]>([]);
  onRender(control, setRows);
  return (
    <DataTable
      {...employeeWords}
      rows={rows}
      columns={employeeColumns}
      rowId={employeeId}
      control={control}
      tools={tools}
      virtualHeight={HEIGHT}
    />
  );
}
