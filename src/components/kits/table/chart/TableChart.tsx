import { useMemo, useState } from 'react';
import { loadChartParts } from '@/components/kits/chart/engine/echarts-parts';
import type { ChartSpec } from '@/components/kits/chart/chart-spec';
import { useChartFigure } from '@/components/kits/chart/view/use-chart-figure';
import type { TableLabels } from '@/components/kits/table/table-parts';
import { tableChartText } from '@/messages/ui/table-chart';
import { type ChartChoice, firstChoice, fitChoice } from './chart-choice';
import { type ChartNeed, choicesOf, kindsOf, needsOf } from './chart-kind';
import { chartOfTable } from './chart-of-table';
import { ChartSelect } from './ChartSelect';
import type { ChartSource } from './chart-source';

const chartParts = loadChartParts(
  'boxplot',
  'candlestick',
  'custom',
  'funnel',
  'gauge',
  'geo',
  'heatmap',
  'pie',
  'polar',
  'radar',
  'scatter',
  'treemap',
);

interface Props {
  source: ChartSource;
  words: TableLabels;
}

/** A chart of the rows, and the choices of what it shows. */
export function TableChart({ source, words }: Props) {
  const kinds = kindsOf(source);
  const [choice, setChoice] = useState(() => firstChoice(source));
  const shown = useMemo(() => fitChoice(source, choice), [source, choice]);
  const spec = useMemo(() => chartOfTable(source, shown, words), [source, shown, words]);
  if (kinds.length === 0) return <p className="text-ink-2">{tableChartText.notCharted}</p>;

  const change = (part: Partial<ChartChoice>) => setChoice({ ...shown, ...part });
  const fields = (
    part: 'by' | 'value' | 'split' | 'second',
    label: string,
    ...needs: readonly ChartNeed[]
  ) => {
    const need = needsOf(shown.kind).find((one) => needs.includes(one));
    if (!need) return null;
    const options = choicesOf(source, need)
      .filter(({ id }) => (part === 'split' ? id !== shown.by : part !== 'second' || id !== shown.value))
      .map((field) => ({ value: field.id, label: field.label }));
    const none =
      need === 'value'
        ? tableChartText.numberOf(words.plural)
        : need === 'split'
          ? tableChartText.noSplit
          : undefined;
    return (
      <ChartSelect
        label={label}
        value={shown[part]}
        options={none === undefined ? options : [{ value: '', label: none }, ...options]}
        onChange={(id) => change({ [part]: id })}
      />
    );
  };
  return (
    <div className="beside">
      <Figure key={shown.kind} spec={spec} />
      <div className="stack-3 cols-1">
        <ChartSelect
          label={tableChartText.kind}
          value={shown.kind}
          options={kinds.map((kind) => ({ value: kind, label: tableChartText[kind] }))}
          onChange={(kind) => change({ kind })}
        />
        {fields('by', tableChartText.by, 'by', 'time', 'country')}
        {fields('value', tableChartText.value, 'value', 'number')}
        {fields('second', tableChartText.second, 'second')}
        {shown.value !== '' && needsOf(shown.kind).includes('value') && (
          <ChartSelect
            label={tableChartText.total}
            value={shown.total}
            options={(['sum', 'mean'] as const).map((total) => ({
              value: total,
              label: tableChartText[total],
            }))}
            onChange={(total) => change({ total })}
          />
        )}
        {fields('split', tableChartText.split, 'split', 'parts')}
      </div>
    </div>
  );
}

function Figure({ spec }: { spec: ChartSpec }) {
  const { figure, actions } = useChartFigure(spec, false, chartParts);
  return (
    <div className="stack-2 min-w-0">
      <h3 className="m-0 fs-md">{spec.title}</h3>
      {figure}
      <div className="row-2 flex-wrap justify-content-end">{actions}</div>
    </div>
  );
}
