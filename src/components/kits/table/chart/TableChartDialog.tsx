import type { RowData } from '@tanstack/react-table';
import { lazy, Suspense, useMemo } from 'react';
import { Dialog } from '@/components/ui/overlay/Dialog';
import type { AppTableCore } from '@/components/kits/table/model/app-table';
import type { TableLabels } from '@/components/kits/table/table-parts';
import { tableChartText } from '@/messages/ui/table-chart';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { readChartSource } from './chart-source';

const TableChart = lazy(() => import('./TableChart').then(({ TableChart: chart }) => ({ default: chart })));

interface Props<T extends RowData> {
  table: AppTableCore<T>;
  words: TableLabels;
  onClose: () => void;
}

/** The rows that search and filters show, as a chart. */
export function TableChartDialog<T extends RowData>({ table, words, onClose }: Props<T>) {
  const source = useMemo(() => readChartSource(table), [table]);
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={tableChartText.titleOf(words.label)}
      lead={tableChartText.lead}
    >
      <Suspense fallback={<Skeleton what={words.plural} />}>
        <TableChart source={source} words={words} />
      </Suspense>
    </Dialog>
  );
}
