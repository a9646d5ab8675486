import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { ChartOption } from '@/components/kits/chart/option/chart-option';
import { completeOption, mirrorForRtl } from '@/components/kits/chart/option/complete-option';
import { legendItems } from '@/components/kits/chart/option/legend-items';
import { mixColours, withAlpha, readableTextColour } from '@/components/kits/chart/option/shapes';
import {
  boxPlotSummary,
  movingAverage,
  quantile,
  regression,
  seededRandom,
  spreadApart,
} from '@/components/kits/chart/option/statistics';
import { toTableData } from '@/components/kits/chart/option/table-data';
import { toCsv } from '@/lib/files/csv';
import { renderChart } from '../../support/chart/render-chart';
import { chartTheme } from '../../support/chart/test-theme';

const theme = chartTheme();

describe('statistics', () => {
  test('quartiles are interpolated as in definition 7', () => {
    expect(quantile([7, 1, 3, 5], 0.25)).toBe(2.5);
    expect(quantile([1, 2, 3, 4, 5], 0.5)).toBe(3);
    expect(quantile([9], 0.75)).toBe(9);
    expect(() => quantile([], 0.5)).toThrow(RangeError);
  });

  test('whiskers end at the last value within 1.5 IQR, the rest are outliers', () => {
    const { box, outliers } = boxPlotSummary([1, 2, 3, 4, 5, 6, 7, 8, 40]);
    expect(box).toEqual([1, 3, 5, 7, 8]);
    expect(outliers).toEqual([40]);
    expect(boxPlotSummary([1, 2, 3, 4, 5, 6, 7, 8, 40], 10).outliers).toEqual([]);
  });

  test('a box is ordered and loses no value', () => {
    assert(
      property(array(integer({ min: -500, max: 500 }), { minLength: 1 }), (values) => {
        const { box, outliers } = boxPlotSummary(values);
        expect(box.toSorted((a, b) => a - b)).toEqual(box);
        const inside = values.filter((value) => value >= box[0] && value <= box[4]);
        expect(inside.length + outliers.length).toBe(values.length);
      }),
    );
  });

  test('least squares recover the line behind the points', () => {
    const { slope, intercept, fit } = regression([
      [0, 1],
      [1, 3],
      [2, 5],
    ]);
    expect([slope, intercept, fit]).toEqual([2, 1, 1]);
  });

  test('a moving average waits until it has enough', () => {
    expect(movingAverage([1, 2, 3, 4], 2)).toEqual([null, 1.5, 2.5, 3.5]);
  });

  test('the same seed gives the same series', () => {
    const [a, b] = [seededRandom(4), seededRandom(4)];
    expect([a(), a(), a()]).toEqual([b(), b(), b()]);
  });

  test('labels that overlap move apart and keep their order', () => {
    assert(
      property(array(integer({ min: 0, max: 300 }), { minLength: 2, maxLength: 8 }), (places) => {
        const moved = spreadApart(places, 17);
        const order = places.map((_, at) => at).toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
        for (let i = 1; i < order.length; i += 1) {
          expect((moved[order[i] ?? 0] ?? 0) - (moved[order[i - 1] ?? 0] ?? 0)).toBeGreaterThan(15);
        }
      }),
    );
  });
});

describe('colours', () => {
  test('fade and blend read hex colours', () => {
    expect(withAlpha('#0e6e5a', 0.5)).toBe('rgba(14,110,90,0.5)');
    expect(mixColours('#000000', '#ffffff', 0.5)).toBe('#808080');
  });

  test('reads three-digit hex colours', () => {
    expect(theme.surface).toBe('#ffffff');
  });

  test('text on a fill uses the colour with more contrast', () => {
    expect(readableTextColour(theme, theme.c1)).toBe('#ffffff');
    expect(readableTextColour(theme, theme.c3)).toBe(theme.ink);
  });
});

const option = {
  xAxis: { type: 'category' as const, data: ['Mon', 'Tue'] },
  yAxis: { type: 'value' as const },
  series: [
    { type: 'bar' as const, name: 'Bread', data: [3, null] },
    {
      type: 'line' as const,
      name: 'Fish',
      data: [{ value: 5 }, { value: -2 }],
      itemStyle: { color: '#123456' },
    },
  ],
};

describe('frame', () => {
  const view = { theme, label: 'Sold', decals: false, hidden: new Set(['Fish']), names: ['Bread', 'Fish'] };

  test('hides series in the chart that are off in the legend', () => {
    expect(completeOption(option, view).legend).toEqual({
      show: false,
      selected: { Bread: true, Fish: false },
    });
  });

  test('tooltips use no HTML, animation respects reduced motion, patterns follow the switch', () => {
    const still = completeOption({ ...option, tooltip: { trigger: 'axis' } }, view);
    expect(still.tooltip).toMatchObject({ trigger: 'axis', renderMode: 'richText' });
    expect(still.animation).toBe(false);
    expect(completeOption(option, { ...view, decals: true }).aria).toMatchObject({ decal: { show: true } });
    expect(completeOption(option, { ...view, theme: chartTheme({ reducedMotion: false }) }).animation).toBe(
      true,
    );
  });

  test('mirrors both axes for right-to-left text, and restores them when applied twice', () => {
    const turned = mirrorForRtl({ ...option, xAxis: { type: 'category', inverse: true } });
    expect(turned.xAxis).toEqual([{ type: 'category', inverse: false }]);
    expect(mirrorForRtl(option).yAxis).toEqual([{ type: 'value', position: 'right' }]);
    expect(mirrorForRtl(mirrorForRtl(option)).yAxis).toEqual([{ type: 'value', position: 'left' }]);
  });
});

describe('legend and table', () => {
  test('a legend names series, or the parts of a pie', () => {
    expect(legendItems(option, theme)).toEqual([
      { name: 'Bread', colour: theme.c1 },
      { name: 'Fish', colour: '#123456' },
    ]);
    expect(legendItems({ series: [{ type: 'pie', data: [{ name: 'Cheese', value: 1 }] }] }, theme)).toEqual([
      { name: 'Cheese', colour: theme.c1 },
    ]);
  });

  test('a row per category, a column per series', () => {
    expect(toTableData(option)).toEqual({
      columns: ['Category', 'Bread', 'Fish'],
      rows: [
        ['Mon', 3, 5],
        ['Tue', null, -2],
      ],
    });
  });

  test('a row per leaf of a tree, with its path', () => {
    const tree = [{ name: 'Green', children: [{ name: 'Trees', value: 4 }] }];
    expect(toTableData({ series: [{ type: 'treemap', name: 'Budget', data: tree }] })).toEqual({
      columns: ['Name', 'Budget'],
      rows: [['Green / Trees', 4]],
    });
  });

  test('writes dates in full and categories by name', () => {
    const points = {
      xAxis: { type: 'time' as const },
      yAxis: { type: 'category' as const, data: ['North', 'South'] },
      series: [{ type: 'scatter' as const, name: 'Gauge', data: [[Date.UTC(2026, 0, 2), 1]] }],
    };
    expect(toTableData(points).rows).toEqual([['Gauge', '2026-01-02 00:00', 'South']]);
  });
});

test('CSV cells cannot run as formulas; numbers stay numbers', () => {
  expect(
    toCsv(
      ['Name', 'Sum'],
      [
        ['=1+1', -5],
        ['@home "now"', null],
        ['a,b', 2],
      ],
    ),
  ).toBe(['Name,Sum', "'=1+1,-5", '"\'@home ""now""",', '"a,b",2'].join('\r\n'));
});

test.each(['America/Los_Angeles', 'Asia/Tokyo'])(
  'a chart and its table give the same times in %s',
  (zone) => {
    const start = Date.UTC(2026, 3, 6);
    const option: ChartOption = {
      xAxis: { type: 'time', axisLabel: { formatter: '{MM}-{dd} {HH}:{mm}' } },
      yAxis: { type: 'value' },
      series: [{ type: 'line', name: 'Load', data: [0, 1, 2].map((day) => [start + day * 86_400_000, day]) }],
    };
    vi.stubEnv('TZ', 'UTC');
    const inUtc = renderChart(option, theme);
    vi.stubEnv('TZ', zone);
    expect(new Date(start).getHours()).not.toBe(0);
    expect(renderChart(option, theme)).toBe(inUtc);
    expect(inUtc).toContain('04-07 06:00');
    expect(toTableData(option).rows.map(([, day]) => day)).toEqual([
      '2026-04-06 00:00',
      '2026-04-07 00:00',
      '2026-04-08 00:00',
    ]);
    vi.unstubAllEnvs();
  },
);
