import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createAppColumnHelper } from '@/components/kits/table/model/app-table';
import { DataTable } from '@/components/kits/table/DataTable';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import type { TableState } from '@/components/kits/table/model/table-state';

export interface Bench {
  id: number;
  name: string;
  wood: string;
  age: number | null;
}
const benches: readonly Bench[] = [
  { id: 1, name: 'Dora', wood: 'Oak', age: 40 },
  { id: 2, name: 'Emil', wood: 'Ash', age: 12 },
  { id: 3, name: 'Clara', wood: 'Oak', age: null },
  { id: 4, name: 'Anton', wood: 'Elm', age: 12 },
  { id: 5, name: 'Berta', wood: 'Oak', age: 7 },
  { id: 6, name: 'Fritz', wood: 'Ash', age: 33 },
];
const helper = createAppColumnHelper<Bench>();
const columns = helper.columns([
  helper.accessor('name', {
    header: 'Name',
    meta: { fixed: true },
    cell: ({ getValue }) => getValue().slice(0),
  }),
  helper.accessor('wood', { header: 'Wood', meta: { filter: 'choice', names: { Pear: 'Pear tree' } } }),
  helper.accessor('age', {
    header: 'Age',
    meta: { numeric: true, filter: 'number' },
    aggregationFn: 'sum',
    aggregatedCell: ({ getValue }) => `${getValue()} years`,
  }),
]);
const idOf = (bench: Bench) => String(bench.id);
const detail = (bench: Bench) => (
  <p>
    {bench.name} is made of {bench.wood}
  </p>
);
const tools = { search: true, filters: true, group: true, columns: true, csv: true, views: 'benches' };

export function Benches({
  defaults,
  rows = benches,
  paint,
  ...rest
}: {
  defaults?: Partial<TableState>;
  rows?: readonly Bench[];
  paint?: (rows: readonly Bench[]) => void;
  pending?: boolean;
  error?: unknown;
  retry?: () => void;
}) {
  const [start] = useState(defaults);
  const control = useLocalTableState(start);
  return (
    <DataTable
      label="Benches"
      singular="bench"
      plural="benches"
      rows={rows}
      columns={columns}
      rowId={idOf}
      control={control}
      tools={tools}
      detail={detail}
      arrangeable
      bulk={[{ label: 'Paint', icon: null, run: (ticked) => paint?.(ticked) }]}
      {...rest}
    />
  );
}

/** Names of the shown rows, in order. */
export const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[2]?.textContent);

export const showBenches = (props: Parameters<typeof Benches>[0] = {}) => {
  render(<Benches {...props} />);
  return userEvent.setup();
};
