import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordsToCsv } from './csv-export';
import { createAppColumnHelper } from './app-table';
import { moveBefore, moveByStep } from './column-order';
import { filterPredicate } from '@/components/kits/table/filter/filter';
import { pageButtons } from '@/components/kits/table/Pager';
import { orderByRanks, rankValues } from './rank';
import { tableSearchSchema } from './table-search';
import {
  defaultTableState,
  patchTableState,
  searchFromState,
  type TableState,
  stateFromSearch,
} from './table-state';

const places = (count: number) => Int32Array.from({ length: count }, (_, place) => place);

describe('sorting', () => {
  test('matches a plain comparison, with empty values last in both directions', () => {
    const value = fc.option(fc.integer({ min: -20, max: 20 }), { nil: null });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(value, value), { maxLength: 60 }),
        fc.boolean(),
        fc.boolean(),
        (rows, a, b) => {
          const columns = [
            { ranks: rankValues(rows.map(([first]) => first)), desc: a },
            { ranks: rankValues(rows.map(([, second]) => second)), desc: b },
          ];
          const by = (x: number | null, y: number | null, desc: boolean) => {
            if (x === null || y === null) return Number(x === null) - Number(y === null);
            return desc ? y - x : x - y;
          };
          const expected = rows
            .map((row, place) => ({ row, place }))
            .toSorted((x, y) => by(x.row[0], y.row[0], a) || by(x.row[1], y.row[1], b) || x.place - y.place);
          expect([...orderByRanks(places(rows.length), columns)]).toEqual(expected.map(({ place }) => place));
        },
      ),
    );
  });

  test('ranks integers in equal steps, wide integers and fractions alike', () => {
    const lists = [
      fc.integer({ min: -3, max: 3 }).map((value) => value * 10_000 + 50),
      fc.maxSafeInteger(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    ];
    for (const list of lists)
      fc.assert(
        fc.property(fc.array(list, { minLength: 1, maxLength: 40 }), (values) => {
          const order = orderByRanks(places(values.length), [{ ranks: rankValues(values), desc: false }]);
          expect([...order].map((place) => values[place])).toEqual(values.toSorted((a, b) => a - b));
        }),
      );
  });

  test('compares numbers in text by value and ignores accents and case', () => {
    const words = ['Stall 10', 'stall 2', 'Élan', 'elan b', 'Zoo'];
    const order = orderByRanks(places(5), [{ ranks: rankValues(words), desc: false }]);
    expect([...order].map((place) => words[place])).toEqual(['Élan', 'elan b', 'stall 2', 'Stall 10', 'Zoo']);
  });
});

describe('filters', () => {
  test.each([
    ['choice', ['a', 'b'], 'b', true],
    ['choice', ['a'], ['x', 'a'], true],
    ['choice', ['a'], 'c', false],
    ['days', ['2026-01-02', ''], '2026-01-02T23:00:00.000Z', true],
    ['days', ['', '2026-01-01'], '2026-01-02', false],
    ['number', ['5', '9'], 9, true],
    ['number', ['5', ''], 4, false],
    ['text', ['MALMO'], 'Malmö', true],
    ['text', ['mal', 'is'], 'Malmö', false],
    ['text', ['malmo', 'is'], 'Malmö', true],
    ['text', ['mal', 'begins'], 'Malmö', true],
    ['text', ['mo', 'begins'], 'Malmö', false],
    ['text', ['', 'empty'], ' ', true],
    ['text', ['', 'empty'], 'x', false],
    ['number', ['5', '', '='], 5, true],
    ['number', ['5', '', '<'], 5, false],
    ['number', ['5', '', '>'], 6, true],
    ['days', ['2026-01-02', '', '='], '2026-01-02T23:00:00.000Z', true],
    ['days', ['2026-01-02', '', '<'], '2026-01-02', false],
    ['days', ['2026-01-02', '', '>'], '2026-01-03', true],
  ] as const)('%s %j of %j is %s', (kind, wanted, value, passes) => {
    expect(filterPredicate(kind, wanted)(value)).toBe(passes);
  });
});

describe('view in the URL', () => {
  const view: TableState = {
    ...defaultTableState,
    query: 'bench, "oak"',
    sort: [
      { id: 'amountCents', desc: true },
      { id: 'date', desc: false },
    ],
    filters: { status: ['Paid', 'Pending'], date: ['2026-01-01', ''] },
    page: 3,
    pageSize: 20,
    hidden: ['email'],
    order: ['b', 'a'],
    pinned: ['a'],
    widths: { a: 220 },
  };
  test('survives a round trip', () => {
    expect(stateFromSearch(tableSearchSchema.parse(searchFromState(view)))).toEqual(view);
  });
  test('is empty for the default view', () => {
    expect(Object.values(searchFromState(defaultTableState)).every((value) => value === undefined)).toBe(
      true,
    );
  });
  test('can show columns that are hidden by default', () => {
    const defaults = { hidden: ['email'] };
    const shown = { ...stateFromSearch({}, defaults), hidden: [] };
    expect(
      stateFromSearch(tableSearchSchema.parse(searchFromState(shown, defaults)), defaults).hidden,
    ).toEqual([]);
  });
  test('falls back field by field', () => {
    const parsed = tableSearchSchema.parse({
      q: { toString: 1 },
      page: -4,
      size: 'many',
      filter: 'x',
      sort: ['a'],
      width: 'a:9999,b:120,:,c',
    });
    expect(stateFromSearch(parsed)).toEqual({
      ...defaultTableState,
      widths: { b: 120 },
    });
  });
  test('returns to the first page when a filter changes', () => {
    expect(patchTableState(view, { query: 'tram' }).page).toBe(1);
    expect(patchTableState(view, { hidden: [] }).page).toBe(3);
  });
});

test('columns move by one step and by dragging', () => {
  expect(moveBefore(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b']);
  expect(moveBefore(['a', 'b', 'c'], 'a', 'c')).toEqual(['b', 'c', 'a']);
  expect(moveByStep(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moveByStep(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moveByStep(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
});

test('the pager shows the ends, the neighbours and gaps', () => {
  expect(pageButtons(1, 15)).toEqual([1, 2, 3, null, 15]);
  expect(pageButtons(7, 40)).toEqual([1, null, 6, 7, 8, null, 40]);
  expect(pageButtons(2, 3)).toEqual([1, 2, 3]);
  expect(pageButtons(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('CSV has money as a number in its unit, not as formatted text', () => {
  const helper = createAppColumnHelper<{ cents: number }>();
  const columns = helper.columns([
    helper.accessor('cents', {
      header: 'Amount',
      meta: { numeric: true, unit: 100, text: () => '$1,240.50' },
    }),
  ]);
  expect(recordsToCsv(columns, [{ cents: 124_050 }])).toBe('Amount\r\n1240.5');
});

test('CSV cells cannot run as spreadsheet formulas', () => {
  const helper = createAppColumnHelper<{ note: string; cents: number }>();
  const columns = helper.columns([
    helper.accessor('note', { header: '=Note' }),
    helper.accessor('cents', { header: 'Cents', meta: { text: () => '+1' } }),
  ]);
  for (const sign of ['=', '+', '-', '@', '\t', '\r']) {
    const [head, row] = recordsToCsv(columns, [{ note: `${sign}cmd`, cents: -1 }]).split('\r\n');
    expect(head).toBe("'=Note,Cents");
    expect(row).toMatch(/^"?'/);
    expect(row).toMatch(/,'\+1$/);
  }
});
