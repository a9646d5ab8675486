import IconChart from '~icons/tabler/chart-histogram';
import IconDownload from '~icons/tabler/download';
import IconTable from '~icons/tabler/table';

interface Props {
  /** Chart title, to tell the buttons of several charts apart. */
  title: string;
  asTable: boolean;
  /** False until the chart is drawn. */
  drawn: boolean;
  onTable: (asTable: boolean) => void;
  onPng: () => void;
  onCsv: () => void;
}

export const ChartActions = ({ title, asTable, drawn, onTable, onPng, onCsv }: Props) => (
  <>
    <button type="button" className="btn btn-quiet btn-sm" onClick={() => onTable(!asTable)}>
      {asTable ? <IconChart /> : <IconTable />}
      {asTable ? 'View as chart' : 'View as table'}
    </button>
    <button
      type="button"
      className="btn btn-quiet btn-sm chart-actions"
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
