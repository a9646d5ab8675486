import { DataTable } from '@/components/kits/table/DataTable';
import { createAppColumnHelper } from '@/components/kits/table/model/app-table';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';

interface Line {
  name: string;
  trams: number;
}

interface Look {
  rows: readonly Line[];
  pending?: boolean;
  stale?: boolean;
  error?: Error;
  totals?: boolean;
}

const lines: readonly Line[] = [
  { name: 'Harbour', trams: 12 },
  { name: 'Hill', trams: 7 },
];
const helper = createAppColumnHelper<Line>();
const columns = helper.columns([
  helper.accessor('name', { header: 'Line', footer: 'Both lines' }),
  helper.accessor('trams', { header: 'Trams', meta: { numeric: true }, footer: '19' }),
]);
const tools = {};

const Lines = (look: Look) => (
  <DataTable
    {...look}
    label="Tram lines"
    singular="line"
    plural="lines"
    columns={columns}
    rowId={({ name }) => name}
    control={useLocalTableState()}
    tools={tools}
    paged={false}
  />
);

export const cells = [
  ...cellsOf(Lines, { rows: lines }, { pending: [true], stale: [true], totals: [true] }),
  { label: 'Empty', node: <Lines rows={[]} /> },
  { label: 'Error', node: <Lines rows={[]} error={new Error('The tram with the rows is late.')} /> },
];
