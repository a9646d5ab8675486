import { beforeAll, describe, expect, test } from 'vitest';
import { toTableData } from '@/components/kits/chart/option/table-data';
import { renderChart } from '../../../../../tests/support/chart/render-chart';
import { chartTheme } from '../../../../../tests/support/chart/test-theme';
import { type ChartChoice, firstChoice, fitChoice } from './chart-choice';
import { type ChartKind, kindsOf } from './chart-kind';
import { chartOfTable } from './chart-of-table';
import type { ChartField, ChartSource } from './chart-source';
import { worldMapSource } from './kinds/world-map';

const field = (
  id: string,
  kind: ChartField['kind'],
  values: ChartField['values'],
  more: Partial<ChartField> = {},
): ChartField => ({ id, label: id, kind, values, sign: '', order: [], countries: false, ...more });

const source: ChartSource = {
  count: 6,
  fields: [
    field('Person', 'name', ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fay']),
    field('Status', 'name', ['Paid', 'Open', 'Paid', 'Open', 'Paid', 'Late'], {
      order: ['Open', 'Late', 'Paid'],
    }),
    field('Country', 'name', ['Spain', 'Norway', 'Spain', 'Japan', 'Peru', 'Spain'], { countries: true }),
    field('Issued', 'day', [
      '2026-08-30',
      '2026-08-02',
      '2026-10-01',
      '2026-10-11',
      '2026-10-21',
      '2026-10-05',
    ]),
    field('Due', 'day', ['2026-09-10', '2026-09-01', '2026-10-08', null, '2026-11-01', '2026-10-30']),
    field('Amount', 'number', [10, 20, 30, 40, null, 60], { sign: '$' }),
    field('Paid', 'number', [10, 0, 30, 0, 5, 20]),
  ],
};
const words = { label: 'Invoices', singular: 'invoice', plural: 'invoices' };
const theme = chartTheme();

const chartFor = (choice: Partial<ChartChoice>) =>
  chartOfTable(source, fitChoice(source, { ...firstChoice(source), ...choice }), words);
const rowsOf = (choice: Partial<ChartChoice>) => {
  const spec = chartFor(choice);
  return spec.table?.(0).rows ?? toTableData(spec.option(theme, 0)).rows;
};

beforeAll(worldMapSource.load);

describe('chart of a table', () => {
  test('counts the rows of the field that makes the fewest groups', () => {
    expect(chartFor({}).title).toBe('Number of invoices, by status');
    expect(rowsOf({})).toEqual([
      ['Open', 2],
      ['Late', 1],
      ['Paid', 3],
    ]);
  });

  test('totals and averages leave out what has no number', () => {
    expect(rowsOf({ value: 'Amount' })).toEqual([
      ['Open', 60],
      ['Late', 60],
      ['Paid', 40],
    ]);
    expect(chartFor({ value: 'Amount', total: 'mean' }).title).toBe('Amount, average, by status');
    expect(rowsOf({ value: 'Amount', total: 'mean' }).at(-1)).toEqual(['Paid', 20]);
  });

  test('months follow each other, the one without rows too', () => {
    expect(rowsOf({ kind: 'line', by: 'Issued' })).toEqual([
      ['Aug 2026', 2],
      ['Sept 2026', 0],
      ['Oct 2026', 4],
    ]);
  });

  test('splits each group', () => {
    expect(rowsOf({ by: 'Issued', split: 'Status' })).toEqual([
      ['Aug 2026', 1, 0, 1],
      ['Sept 2026', 0, 0, 0],
      ['Oct 2026', 1, 1, 2],
    ]);
    expect(rowsOf({ kind: 'slope', split: 'Status' })).toEqual([
      ['Aug 2026', 1, 0, 1],
      ['Oct 2026', 1, 1, 2],
    ]);
  });

  test('joins the names that have no room', () => {
    const many = field(
      'Town',
      'name',
      Array.from({ length: 40 }, (_, row) => `Town ${row % 20}`),
    );
    const towns: ChartSource = { count: 40, fields: [many] };
    const rows = toTableData(chartOfTable(towns, firstChoice(towns), words).option(theme, 0)).rows;
    expect(rows).toHaveLength(12);
    expect(rows.at(-1)).toEqual(['Others', 18]);
  });

  test('takes the first and the last number of a period in the order of the days', () => {
    expect(rowsOf({ kind: 'candlestick', value: 'Amount' })).toEqual([
      ['Aug 2026', 20, 10, 10, 20],
      ['Oct 2026', 30, 40, 30, 60],
    ]);
  });

  test('lists the spans that end, in the order of their start', () => {
    expect(rowsOf({ kind: 'timeline' }).map(([name]) => name)).toEqual(['Ben', 'Ada', 'Cleo', 'Fay', 'Emil']);
  });

  test('offers only what the columns allow', () => {
    const plain: ChartSource = { count: 2, fields: [field('Name', 'name', ['Ada', 'Ada'])] };
    expect(kindsOf(plain)).toEqual([
      'column',
      'bar',
      'line',
      'area',
      'pie',
      'polar',
      'radialBar',
      'radar',
      'funnel',
      'treemap',
    ]);
    expect(kindsOf({ count: 0, fields: [] })).toEqual([]);
  });

  test('a field that divides a group is another one than its own', () => {
    expect(fitChoice(source, { ...firstChoice(source), kind: 'heatmap', split: 'Status' })).toMatchObject({
      by: 'Status',
      split: 'Country',
    });
  });

  test.each(kindsOf(source))('draws %s', (kind: ChartKind) => {
    const drawing = (choice: Partial<ChartChoice>) =>
      renderChart(chartFor({ kind, ...choice }).option(theme, 0), theme);
    expect(drawing({})).toMatch(/ecmeta_series_index|<path/);
  });

  test.each(kindsOf(source).filter((kind) => kind !== 'timeline'))('draws %s of other values', (kind) => {
    const drawing = (value: string) =>
      renderChart(chartFor({ kind, value, second: 'Paid' }).option(theme, 0), theme);
    expect(drawing('Amount')).not.toBe(drawing('Paid'));
  });
});
