import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ChartEntry } from '@/components/gallery/charts/page/chart-entry';
import { legendItems } from '@/components/kits/chart/option/legend-items';
import type { ChartOption } from '@/components/kits/chart/option/chart-option';
import type { ChartSpec, Control, ControlValue } from '@/components/kits/chart/chart-spec';
import { describeRow, summarizeTable } from '@/components/kits/chart/option/chart-summary';
import { toTableData } from '@/components/kits/chart/option/table-data';
import { cards as sparks } from '@/components/gallery/charts/sparklines/cards';
import { stats } from '@/components/gallery/charts/sparklines/stats';
import { renderChart } from '../../support/chart/render-chart';
import { expectedOptions } from '../../support/chart/expected-options';
import { chartTheme } from '../../support/chart/test-theme';

const theme = chartTheme();

const modules = import.meta.glob<{ cards: readonly ChartEntry[] }>(
  ['../../../src/components/gallery/{charts/*,maps/vector}/cards.ts', '!**/sparklines/cards.ts'],
  { eager: true },
);
/** A sparkline option also takes a stat; the first one represents all. */
const sparkSpecs: ChartEntry[] = sparks.flatMap(({ spec, code }) => {
  const [stat] = stats;
  if (!stat) return [];
  const { title, description, control } = spec;
  return [
    {
      code,
      spec: { title, description, control, option: (look, value) => spec.option(look, stat, value, look.c1) },
    },
  ];
});
const pages: (readonly [string, readonly ChartEntry[]])[] = [
  ...Object.entries(modules).map(([path, { cards }]) => [path.split('/').at(-2) ?? '', cards] as const),
  ['sparklines', sparkSpecs],
];

const read = (option: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], option);

const fits = (option: ChartOption, own: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(own).every(([path, wanted]) => {
    const value = read(option, path);
    if (typeof wanted === 'function') return (wanted as (value: unknown) => boolean)(value);
    return JSON.stringify(value) === JSON.stringify(wanted);
  });

const start = ({ control }: ChartSpec): ControlValue => control?.start ?? 0;

function other(control: Control<ControlValue>): ControlValue {
  if (control.kind === 'choice') return control.options[1] ?? control.start;
  if (control.kind === 'list') return control.options.find((name) => name !== control.start) ?? control.start;
  if (control.kind === 'slider') return control.start === control.max ? control.min : control.max;
  return control.kind === 'switch' ? control.start !== true : 1;
}

/** Whether the control, or without one the legend, changes the drawing. */
function changed(spec: ChartSpec, before: ChartOption, drawn: string): boolean {
  if (!spec.control) {
    const [first] = legendItems(before, theme);
    return first !== undefined && renderChart(before, theme, [first.name]) !== drawn;
  }
  const [from, to] = [start(spec), other(spec.control)];
  return (
    renderChart(spec.option(theme, to), theme) !== drawn ||
    spec.state?.(to) !== spec.state?.(from) ||
    spec.running?.(to) !== spec.running?.(from) ||
    JSON.stringify(spec.actions?.(to)) !== JSON.stringify(spec.actions?.(from))
  );
}

let said: string[] = [];
beforeEach(() => {
  said = [];
  const listen = (...words: unknown[]) => void said.push(words.join(' '));
  for (const way of ['warn', 'error', 'log'] as const) vi.spyOn(console, way).mockImplementation(listen);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('nineteen pages and the vector maps render different marks on every card', () => {
  expect(pages.map(([page]) => page).toSorted()).toEqual(Object.keys(expectedOptions).toSorted());
  expect(pages).toHaveLength(20);
});

/** The sentence and the first value of a card, as a screen reader says them. */
function spoken(page: string, title: string): readonly [sentence: string, first: string] {
  const spec = pages.find(([name]) => name === page)?.[1].find(({ spec }) => spec.title === title)?.spec;
  if (!spec) throw new Error(`${page} has no card ${title}`);
  const table = spec.table?.(start(spec)) ?? toTableData(spec.option(theme, start(spec)));
  return [summarizeTable(table), describeRow(table, table.rows[0] ?? [])];
}

test.each([
  [
    'area',
    'Dates',
    '365 points. Level from 1.22 (5 March 2026) to 3.47 (17 August 2025).',
    'Level: 1 July 2025, 2.68',
  ],
  [
    'area',
    'Irregular times',
    '18 points. North gauge from 12 (5 April 2026 at 08:00) to 35 (28 April 2026 at 18:00); South gauge from 8 (1 April 2026 at 12:00) to 25 (26 April 2026 at 13:00).',
    'North gauge: 1 April 2026 at 07:00, 14',
  ],
  [
    'bar',
    'Negative values',
    '8 rows. Leaving from 40 (6 h) to 460 (18 h); Arriving from 80 (20 h) to 410 (8 h).',
    '6 h: Leaving 40, Arriving 120',
  ],
  [
    'boxplot',
    'With outliers',
    '5 rows. Lowest from 3.9 (Line 1) to 12.9 (Night bus); First quartile from 6.18 (Line 1) to 16.15 (Night bus); Median from 7.3 (Line 1) to 18 (Night bus); 2 more.',
    'Line 1: Lowest 3.9, First quartile 6.18, Median 7.3, Third quartile 8.7, Highest 10.5, Outliers 27.2; 19.1; 15.7',
  ],
  [
    'heatmap',
    'Basic',
    '84 points. Visitors from 0 (0 h, Sun) to 104 (16 h, Sat).',
    'Visitors: 0 h, Sun, Value 0',
  ],
  ['pie', 'Donut', '4 rows. People from 97 (Car) to 412 (On foot).', 'On foot: 412'],
  [
    'timeline',
    'Basic',
    '5 rows. Paint the benches: From 18 May, To 29 May; Plant the chestnuts: From 4 May, To 20 May; Mend the fountain: From 20 Apr, To 12 May; 2 more.',
    'Paint the benches: From 18 May, To 29 May',
  ],
])('%s, %s: speaks what it draws', (page, title, sentence, first) => {
  expect(spoken(page, title)).toEqual([sentence, first]);
});

describe.each(pages)('%s', (page, cards) => {
  const own = expectedOptions[page] ?? {};
  beforeAll(async () => {
    for (const { spec } of cards) await spec.map?.load();
  });

  test('every card shows an option that no other card of the page shows', () => {
    expect(cards.map(({ spec }) => spec.title)).toEqual(Object.keys(own));
    for (const { spec } of cards) {
      const matching = cards
        .filter((card) => fits(card.spec.option(theme, start(card.spec)), own[spec.title] ?? {}))
        .map((card) => card.spec.title);
      expect(matching).toEqual([spec.title]);
    }
  });

  test.each(cards.map(({ spec, code }) => [spec.title, spec, code] as const))('%s', (_, spec, code) => {
    const before = spec.option(theme, start(spec));
    const drawn = renderChart(before, theme);
    expect(drawn.length).toBeGreaterThan(1000);
    expect(renderChart(spec.option(theme, start(spec)), theme), 'pure').toBe(drawn);

    expect(changed(spec, before, drawn), 'the control, or else the legend, changes what is seen').toBe(true);

    const table = spec.table?.(start(spec)) ?? toTableData(before);
    expect(table.rows.length).toBeGreaterThan(0);
    for (const row of table.rows.slice(0, 50)) expect(row).toHaveLength(table.columns.length);
    expect(table.rows.flat().some((cell) => typeof cell === 'number' || /\d/.test(cell ?? ''))).toBe(true);
    expect(summarizeTable(table)).toMatch(/^[\d,]+ (points?|rows?)\.( .+\.)?$/);
    for (const row of table.rows.slice(0, 5)) expect(describeRow(table, row)).toMatch(/^.+: .+$/);

    for (const wish of [{ rtl: true, dark: true }, { narrow: true }]) {
      const look = chartTheme(wish);
      expect(renderChart(spec.option(look, start(spec)), look).length).toBeGreaterThan(1000);
    }
    expect(code).toContain(`title: '${spec.title}'`);
    expect(said).toEqual([]);
  });
});
