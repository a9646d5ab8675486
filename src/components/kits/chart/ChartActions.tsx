import IconChart from '~icons/tabler/chart-histogram';
import IconDownload from '~icons/tabler/download';
import IconTable from '~icons/tabler/table';
import { chartText } from '@/messages/ui/chart';

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
      {asTable ? chartText.viewAsChart : chartText.viewAsTable}
    </button>
    <button
      type="button"
      className="btn btn-quiet btn-sm ms-auto chart-actions"
      disabled={!drawn}
      onClick={onPng}
      aria-label={chartText.pngOf(title)}
    >
      <IconDownload />
      {chartText.png}
    </button>
    <button
      type="button"
      className="btn btn-quiet btn-sm"
      onClick={onCsv}
      aria-label={chartText.csvOf(title)}
    >
      <IconDownload />
      {chartText.csv}
    </button>
  </>
);
