// @vitest-environment happy-dom
import { CatchBoundary } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { Chart } from '@/components/kits/chart/Chart';
import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import type { TableData } from '@/components/kits/chart/option/table-data';
import { downloadFile } from '@/lib/files/download';
import { expectConsole } from '../../support/dom/console-guard';
import { renderRoute } from '../../support/dom/render-route';

interface Drawn {
  option: {
    series: { data: number[] }[];
    legend: { selected: Record<string, boolean> };
    aria: { label: { description: string }; decal: { show: boolean } };
  };
  onEvents: { click: (event: { name: string }) => void };
  lazyUpdate: boolean;
  onChartReady: (instance: object) => void;
}

const drawn: Drawn[] = [];
// A canvas needs a browser, so these tests check the options passed to the engine. It is drawn at once, then disposed.
const instance = {
  on: (_: string, then: () => void) => then(),
  off: () => undefined,
  isDisposed: () => true,
};
vi.mock('echarts-for-react/esm/core', () => ({
  default: function Canvas(props: Drawn) {
    // Within the commit that shows the picture.
    useLayoutEffect(() => void drawn.push(props));
    const { onChartReady } = props;
    const isReady = useRef(false);
    useEffect(() => {
      if (!isReady.current) onChartReady(instance);
      isReady.current = true;
    }, [onChartReady]);
    return <div role="img" aria-label={props.option.aria.label.description} />;
  },
}));
vi.mock('@/lib/files/download', () => ({ downloadFile: vi.fn<typeof downloadFile>() }));
Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true });

const sold = defineChart({
  title: 'Sold',
  description: 'Loaves by day',
  control: choiceControl('Day', ['Monday', 'Sunday']),
  click: (name, day) => (name === 'Rye' ? 'Sunday' : day),
  state: (day) => (day === 'Sunday' ? 'empty' : 'ready'),
  option: (_, day) => ({
    xAxis: { type: 'category', data: ['Rye', 'Wheat'] },
    yAxis: { type: 'value' },
    series: [{ type: 'bar', name: 'Loaves', data: day === 'Monday' ? [12, 30] : [0, 0] }],
  }),
});
const cards: ChartEntry[] = [{ spec: sold, code: 'the very source' }];

beforeEach(async () => {
  drawn.length = 0;
  renderRoute(() => <ChartPage lead="For the test" cards={cards} />, { title: 'Some charts' });
  await screen.findByRole('img', { name: /^Sold: Loaves by day/ });
  await vi.waitUntil(() => last()?.series.length === 1);
});
afterEach(() => {
  vi.mocked(downloadFile).mockClear();
});
const last = () => drawn.at(-1)?.option;

test('reads and draws the axes first, the values in a task of their own', () => {
  expect(drawn[0]).toMatchObject({ lazyUpdate: true, option: { series: [], xAxis: { type: 'category' } } });
  expect(drawn.at(-1)).toMatchObject({ lazyUpdate: false, option: { series: [{ data: [12, 30] }] } });
});

test('the legend switches a series off and on again', async () => {
  const loaves = screen.getByRole('button', { name: 'Loaves' });
  expect(loaves).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(loaves);
  expect(loaves).toHaveAttribute('aria-pressed', 'false');
  expect(last()?.legend.selected).toEqual({ Loaves: false });
  await userEvent.click(loaves);
  expect(last()?.legend.selected).toEqual({ Loaves: true });
});

test('passes the control to the option; a chart without data shows a message', async () => {
  expect(last()?.series[0]?.data).toEqual([12, 30]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Day' }), 'Sunday');
  expect(screen.getByText(/No data yet/)).toBeVisible();
});

test('a click on a mark acts like the control', async () => {
  drawn.at(-1)?.onEvents.click({ name: 'Rye' });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Day' })).toHaveValue('Sunday'));
});

test('says its highest and lowest value', () => {
  expect(
    screen.getByRole('img', {
      name: 'Sold: Loaves by day. 2 rows. Loaves from 12 (Rye) to 30 (Wheat).',
    }),
  ).toBeVisible();
});

test('arrow keys move from value to value; Escape ends that', async () => {
  const values = screen.getByRole('slider', { name: 'Values of Sold: Loaves by day' });
  expect(values).toHaveAttribute('aria-valuetext', 'Arrow keys move through 2 rows');
  act(() => values.focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(values).toHaveAttribute('aria-valuetext', 'Rye: 12 (1 of 2)');
  expect(within(values).getByText('Rye: 12 (1 of 2)')).toBeVisible();
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(values).toHaveAttribute('aria-valuetext', 'Wheat: 30 (2 of 2)');
  await userEvent.keyboard('{ArrowLeft}');
  expect(values).toHaveAttribute('aria-valuetext', 'Rye: 12 (1 of 2)');
  await userEvent.keyboard('{Escape}');
  expect(values).toBeEmptyDOMElement();
  expect(values).toHaveFocus();
});

test('shows the values as a table and as a file', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'View as table' }));
  const table = screen.getByRole('table', { name: 'Sold: Loaves by day' });
  expect(within(table).getByRole('row', { name: 'Wheat 30' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'CSV of Sold' }));
  const [name, file] = vi.mocked(downloadFile).mock.lastCall ?? [];
  expect(name).toBe('chart-sold.csv');
  expect(await file?.text()).toContain('Category,Loaves\r\nRye,12\r\nWheat,30');
  await userEvent.click(screen.getByRole('button', { name: 'View as chart' }));
  expect(await screen.findByRole('img')).toBeVisible();
});

test('applies patterns to the whole page, and replays from the start', async () => {
  await userEvent.click(screen.getByRole('switch', { name: 'Patterns' }));
  expect(last()?.aria.decal.show).toBe(true);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Day' }), 'Sunday');
  await userEvent.click(screen.getByRole('button', { name: 'Replay' }));
  expect(screen.getByRole('combobox', { name: 'Day' })).toHaveValue('Monday');
});

test('shows the given source as code', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Show code' }));
  expect(screen.getByRole('region', { name: 'Source of Sold' })).toHaveTextContent('the very source');
});

test('reads a table of its own when its turn to draw comes, not when its card mounts', async () => {
  const table = vi.fn<() => TableData>(() => ({ columns: ['Day', 'Rolls'], rows: [['Monday', 7]] }));
  const rolls = { series: [{ type: 'bar' as const, data: [7] }] };
  const { rerender } = render(<Chart option={rolls} label="Rolls" table={table} loading />);
  expect(screen.getByRole('status', { name: /Rolls/ })).toBeVisible();
  expect(table).not.toHaveBeenCalled();
  rerender(<Chart option={rolls} label="Rolls" table={table} />);
  expect(await screen.findByRole('img', { name: /^Rolls\. 1 row/ })).toBeVisible();
  expect(table).toHaveBeenCalledOnce();
});

test('draws once its parts are registered', async () => {
  let register: (() => void) | undefined;
  const parts = new Promise<void>((resolve) => (register = resolve));
  const rolls = { series: [{ type: 'pie' as const, data: [7] }] };
  render(
    <>
      <Chart option={rolls} label="Rolls" parts={parts} />
      <Chart option={rolls} label="Buns" />
    </>,
  );
  expect(await screen.findByRole('img', { name: /^Buns/ })).toBeVisible();
  expect(screen.getByRole('status', { name: /Rolls/ })).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Rolls/ })).toBeNull();
  await act(async () => register?.());
  expect(await screen.findByRole('img', { name: /^Rolls/ })).toBeVisible();
});

test('throws the error of parts that could not be loaded where it is rendered', async () => {
  expectConsole(/offline/);
  const parts = Promise.reject(new Error('offline'));
  render(
    <CatchBoundary getResetKey={() => 0} errorComponent={({ error }) => <p role="alert">{String(error)}</p>}>
      <Chart option={{ series: [] }} label="Rolls" parts={parts} />
    </CatchBoundary>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('offline');
});
