import { useCallback, useMemo, useRef, useState } from 'react';
import { toAnchor } from '@/lib/text/anchor';
import { toCsvBlob, toCsv } from '@/lib/files/csv';
import { downloadFile } from '@/lib/files/download';
import { Chart } from '@/components/kits/chart/Chart';
import { ChartActions } from '@/components/kits/chart/ChartActions';
import { chartFileName } from './chart-file-name';
import { ChartControl } from './ChartControl';
import { ChartTable } from '@/components/kits/chart/ChartTable';
import type { ChartInstance } from '@/components/kits/chart/engine/echarts-core';
import { Legend } from '@/components/kits/chart/Legend';
import { legendItems } from '@/components/kits/chart/option/legend-items';
import { panMapTo, zoomMap } from '@/components/kits/chart/engine/map-zoom';
import { MapZoom } from '@/components/kits/chart/MapZoom';
import { chartToPng } from '@/components/kits/chart/chart-image';
import type { ChartSpec, ControlValue } from '@/components/kits/chart/chart-spec';
import { toTableData } from '@/components/kits/chart/option/table-data';
import { useChartTheme } from '@/components/kits/chart/chart-theme';
import { useMapOutlines } from '@/components/kits/chart/use-map-outlines';
import { commonText } from '@/messages/ui/common';
import { chartText } from '@/messages/ui/chart';

const WAYS = { ready: 'ready', loading: 'loading', empty: 'empty' } as const;

/** A chart with its legend, control and table, and the buttons of its downloads. */
export function useChartFigure(spec: ChartSpec, decals: boolean, parts: Promise<unknown> | undefined) {
  const { title, description } = spec;
  const theme = useChartTheme();
  // A wide map keeps its aspect ratio on a phone instead of leaving empty bands.
  const height = theme.narrow && spec.wide && spec.map ? 240 : (spec.height ?? 220);
  const [value, setValue] = useState<ControlValue>(spec.control?.start ?? 0);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [asTable, setAsTable] = useState(false);
  const [selection, setSelection] = useState('');
  const [outlines, retry] = useMapOutlines(spec.map);
  const drawn = useRef(new Map<number, ChartInstance>());

  const option = useMemo(() => spec.option(theme, value), [spec, theme, value]);
  const also = useMemo(() => spec.secondOption?.(theme, value), [spec, theme, value]);
  const steps = useMemo(() => spec.actions?.(value) ?? [], [spec, value]);
  const live = useMemo(
    () => (spec.live ? (seconds: number) => spec.live?.(theme, seconds) ?? {} : undefined),
    [spec, theme],
  );
  const click = useCallback(
    (name: string) => setValue((before) => spec.click?.(name, before) ?? before),
    [spec],
  );
  const brushed = useCallback(
    (range: readonly [number, number] | null) =>
      setSelection(
        range && spec.brushCaption ? spec.brushCaption(Math.round(range[0]), Math.round(range[1])) : '',
      ),
    [spec],
  );

  const state = spec.state?.(value) ?? WAYS.ready;
  const switchable = spec.legend === undefined;
  const legend = spec.legend === false ? [] : spec.legend ? spec.legend(theme) : legendItems(option, theme);
  const readTable = useCallback(() => spec.table?.(value) ?? toTableData(option), [spec, value, option]);
  const table = useMemo(() => (asTable ? readTable() : null), [asTable, readTable]);
  const file = toAnchor(title);
  const group = also ? file : undefined;
  const saveCsv = () => {
    const { columns, rows } = readTable();
    downloadFile(`${chartFileName(title)}.csv`, toCsvBlob(toCsv(columns, rows)));
  };
  const savePng = async () => {
    const shown = legend.filter(({ name }) => !hidden.has(name));
    const picture = await chartToPng(
      [...drawn.current.values()].filter((chart) => !chart.isDisposed()),
      title,
      shown,
      theme,
    );
    if (picture) downloadFile(`${chartFileName(title)}.png`, picture);
  };
  const flip = (name: string) =>
    setHidden((before) => {
      const after = new Set(before);
      if (!after.delete(name)) after.add(name);
      return after;
    });
  const choose = (next: ControlValue) => {
    setValue(next);
    const chart = drawn.current.get(0);
    const place = spec.map?.focus?.(next);
    if (place && chart && !chart.isDisposed()) panMapTo(chart, place);
  };
  const zoom = (times: number | null) => {
    const chart = drawn.current.get(0);
    if (chart && !chart.isDisposed()) zoomMap(chart, times, spec.map?.focus?.(value));
  };
  const label = `${title}: ${description}`;

  const control = spec.control && <ChartControl control={spec.control} value={value} onChange={choose} />;
  const isListed = spec.control?.kind === 'list';
  const figure = (
    <div className={isListed && spec.wide ? 'beside' : undefined}>
      <div className="min-w-0">
        {table ? (
          <ChartTable table={table} title={label} />
        ) : state === 'empty' ? (
          <p className="chart centre text-center text-ink-3 rounded-control dashed" style={{ height }}>
            {chartText.noData}
          </p>
        ) : outlines === 'failed' ? (
          <div
            className="chart centre text-center text-ink-3 rounded-control dashed"
            style={{ height }}
            role="alert"
          >
            <div>
              <p>{chartText.outlinesLoadFailed}</p>
              <button type="button" className="btn btn-outline-secondary btn-sm" onClick={retry}>
                {commonText.tryAgain}
              </button>
            </div>
          </div>
        ) : (
          <div className="position-relative min-w-0">
            {spec.map && <MapZoom title={title} onZoom={zoom} />}
            <Chart
              option={option}
              label={label}
              table={spec.table && readTable}
              height={height}
              decals={decals}
              parts={parts}
              hidden={hidden}
              loading={state === 'loading' || outlines === 'loading'}
              actions={steps}
              running={spec.running?.(value) ?? true}
              onReady={(instance) => drawn.current.set(0, instance)}
              {...(group ? { group } : {})}
              {...(live ? { live } : {})}
              {...(spec.click ? { onClick: click } : {})}
              {...(spec.brushCaption ? { onBrush: brushed } : {})}
            />
            {also && group && (
              <Chart
                option={also}
                label={chartText.secondChart(label)}
                height={height * 0.6}
                decals={decals}
                parts={parts}
                group={group}
                onReady={(instance) => drawn.current.set(1, instance)}
              />
            )}
          </div>
        )}
        {spec.caption && (
          <p className="chart-readout px-1 fs-sm text-ink-2" aria-live="polite">
            {spec.caption(value)}
          </p>
        )}
        {spec.brushCaption && (
          <p className="chart-readout px-1 fs-sm text-ink-2" aria-live="polite">
            {selection || chartText.selectionHint}
          </p>
        )}
        <div className="chart-footer row-1 flex-wrap row-gap-1 column-gap-4 min-h-sm mt-1 px-1">
          {legend.length > 0 && (
            <Legend items={legend} hidden={hidden} {...(switchable ? { onToggle: flip } : {})} />
          )}
          {!isListed && control}
        </div>
      </div>
      {isListed && control}
    </div>
  );
  const actions = (
    <ChartActions
      title={title}
      asTable={asTable}
      drawn={!asTable && state === 'ready' && outlines === 'ready'}
      onTable={setAsTable}
      onPng={() => void savePng()}
      onCsv={saveCsv}
    />
  );
  return { figure, actions };
}
