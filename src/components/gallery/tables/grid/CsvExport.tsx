import { useState } from 'react';
import IconDownload from '~icons/tabler/download';
import { createAppColumnHelper } from '@/components/kits/table/model/app-table';
import { DataTable } from '@/components/kits/table/DataTable';
import { recordsToCsv, downloadRecordsCsv } from '@/components/kits/table/model/csv-export';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';

interface Entry {
  id: number;
  who: string;
  note: string;
  cents: number;
}
const helper = createAppColumnHelper<Entry>();
const columns = helper.columns([
  helper.accessor('who', { header: 'Who' }),
  helper.accessor('note', { header: 'Note' }),
  helper.accessor('cents', { header: 'Cents', meta: { numeric: true } }),
]);
const rows: readonly Entry[] = [
  { id: 1, who: 'Cato Jansen', note: '=HYPERLINK("https://example.org")', cents: 1250 },
  { id: 2, who: 'Mei Tanaka', note: '+1 202 555 0114', cents: -400 },
  { id: 3, who: 'Rui Carvalho', note: 'Key, "large one"', cents: 0 },
  { id: 4, who: 'Teo Brandt', note: '@all: bread at six', cents: 900 },
];
const idOf = (entry: Entry): string => String(entry.id);
const tools = {};

export function CsvExport() {
  const control = useLocalTableState();
  const [shown, setShown] = useState(false);
  return (
    <>
      <DataTable
        label="Notes at the gate"
        singular="note"
        plural="notes"
        rows={rows}
        columns={columns}
        rowId={idOf}
        control={control}
        tools={tools}
        paged={false}
      />
      <div className="d-flex gap-2 mt-4 mb-4">
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? 'Hide the CSV' : 'Show the CSV'}
        </button>
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => downloadRecordsCsv(columns, rows, 'notes at the gate')}
        >
          <IconDownload />
          Export CSV
        </button>
      </div>
      {shown && (
        <pre role="region" aria-label="The CSV" tabIndex={0}>
          <output>{recordsToCsv(columns, rows)}</output>
        </pre>
      )}
    </>
  );
}
