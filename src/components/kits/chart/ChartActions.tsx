import IconChart from '~icons/tabler/chart-histogram';
import IconDownload from '~icons/tabler/download';
import IconTable from '~icons/tabler/table';

interface Props {
  /** Of the chart, to tell its files apart when read aloud. */
  title: string;
  asTable: boolean;
  /** There is a picture to take along. */
  drawn: boolean;
  onTable: (asTable: boolean) => void;
  onPng: () => void;
  onCsv: () => void;
}

/** What can be done with any chart: read it as a table, take it along as a picture or as figures. */
export const ChartActions = ({ title, asTable, drawn, onTable, onPng, onCsv }: Props) => (
  <>
    <button type="button" className="btn btn-quiet btn-sm" onClick={() => onTable(!asTable)}>
      {asTable ? <IconChart /> : <IconTable />}
      {asTable ? 'View as chart' : 'View as table'}
    </button>
    <button
      type="button"
      className="btn btn-quiet btn-sm demo-png"
      disabled={!drawn}
      onClick={onPng}
      aria-label={`PNG of ${title}`}
    >
      <IconDownload />
      PNG
    </button>
    <button type="button" className="btn btn-quiet btn-sm" onClick={onCsv} aria-label={`CSV of ${title}`}>
      <IconDownload />
      CSV
    </button>
  </>
);
