import { useRef, useState } from 'react';
import { ChartActions } from '@/components/kits/chart/ChartActions';
import { chartFileName } from '@/components/kits/chart/view/chart-file-name';
import { ChartControl } from '@/components/kits/chart/view/ChartControl';
import { ChartTable } from '@/components/kits/chart/ChartTable';
import type { ChartInstance } from '@/components/kits/chart/engine/echarts-core';
import { chartToPng } from '@/components/kits/chart/chart-image';
import type { ControlValue } from '@/components/kits/chart/chart-spec';
import { useChartTheme } from '@/components/kits/chart/chart-theme';
import { toCsvBlob, toCsv } from '@/lib/files/csv';
import { downloadFile } from '@/lib/files/download';
import { Change, Spark } from './Spark';
import type { SparkSpec } from './spark';
import { type Stat, stats } from './stats';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const figures = {
  columns: ['Week', ...stats.map(({ name }) => name)],
  rows: (stats[0]?.values ?? []).map((_, week) =>
    [`Week ${week + 1}`, stats.map(({ values }) => values[week] ?? null)].flat(),
  ),
};

/** A chart with its legend, control and table, and the buttons of its downloads. */
export function useSparkFigure(spec: SparkSpec, decals: boolean, parts: Promise<unknown>) {
  const { title, description, control, layout } = spec;
  const theme = useChartTheme();
  const [value, setValue] = useState<ControlValue>(control.start);
  const [asTable, setAsTable] = useState(false);
  const drawn = useRef(new Map<string, ChartInstance>());
  const savePng = async () => {
    const picture = await chartToPng(
      [...drawn.current.values()].filter((chart) => !chart.isDisposed()),
      title,
      [],
      theme,
    );
    if (picture) downloadFile(`${chartFileName(title)}.png`, picture);
  };
  const spark = (stat: Stat, index: number, height: number) => (
    <Spark
      spec={spec}
      stat={stat}
      index={index}
      value={value}
      decals={decals}
      parts={parts}
      height={height}
      onReady={(instance) => drawn.current.set(stat.name, instance)}
    />
  );
  const figure = (
    <>
      {asTable && <ChartTable table={figures} title={`${title}: ${description}`} />}
      {!asTable && layout === 'table' && (
        <table className="table table-sm align-middle mb-0 tabular">
          <thead>
            <tr>
              <th scope="col">Measure</th>
              <th scope="col" className="text-end">
                This quarter
              </th>
              <th scope="col">Twelve weeks</th>
              <th scope="col" className="text-end">
                Change
              </th>
            </tr>
          </thead>
          <tbody>
            {stats.map((stat, index) => (
              <tr key={stat.name}>
                <th scope="row">{stat.name}</th>
                <td className="text-end">{stat.figure}</td>
                <td className="spark-cell overflow-hidden">{spark(stat, index, 32)}</td>
                <td className="text-end">
                  <Change stat={stat} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!asTable && layout !== 'table' && (
        <ul className="stack-3 cols-2 mt-1">
          {stats.map((stat, index) => (
            <li className="py-2 px-3 hairline sunken" key={stat.name}>
              <span className="fs-sm text-ink-2">{stat.name}</span>
              <div className="d-flex align-items-baseline justify-content-between gap-2">
                <strong className="display-figure fs-2xl">{stat.figure}</strong>
                <Change stat={stat} />
              </div>
              {spark(stat, index, 52)}
            </li>
          ))}
        </ul>
      )}
      <div className="chart-footer row-1 flex-wrap row-gap-1 column-gap-4 min-h-sm mt-1 px-1">
        <ChartControl control={control} value={value} onChange={setValue} />
      </div>
    </>
  );
  const actions = (
    <ChartActions
      title={title}
      asTable={asTable}
      drawn={!asTable}
      onTable={setAsTable}
      onPng={() => void savePng()}
      onCsv={() =>
        downloadFile(`${chartFileName(title)}.csv`, toCsvBlob(toCsv(figures.columns, figures.rows)))
      }
    />
  );
  return { figure, actions };
}
