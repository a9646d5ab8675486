import { normalizeText } from '@/lib/text/normalize-text';

/** Filter kinds: selected values, date range, number range or contained text. */
export type FilterKind = 'choice' | 'days' | 'number' | 'text';

/**
 * Filter value: selected values; `[from, to, operator]` with '' for an open end; or `[text, operator]`. Without an
 * operator a text is contained and a range includes its ends.
 */
export type FilterValue = readonly string[];

export const textOperators = ['contains', 'is', 'begins', 'empty'] as const;
export type TextOperator = (typeof textOperators)[number];

/** All but `between` compare with `from`. */
export const rangeOperators = ['between', '=', '<', '>'] as const;
export type RangeOperator = (typeof rangeOperators)[number];

export const textOperator = (wanted: FilterValue): TextOperator =>
  textOperators.find((one) => one === wanted[1]) ?? 'contains';
export const rangeOperator = (wanted: FilterValue): RangeOperator =>
  rangeOperators.find((one) => one === wanted[2]) ?? 'between';

/** Empty while its text is missing. */
export const textFilter = (operator: TextOperator, text: string): FilterValue => {
  if (operator === 'empty') return ['', operator];
  return text.trim() === '' || operator === 'contains' ? [text] : [text, operator];
};

/** Empty while its value is missing. */
export const rangeFilter = (operator: RangeOperator, from: string, to: string): FilterValue => {
  if (operator === 'between') return [from, to];
  return from === '' ? [] : [from, '', operator];
};

/** Text of a cell value for search and choices. */
export const cellText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';

export const isEmptyFilter = (wanted: FilterValue): boolean => wanted.every((part) => part.trim() === '');

/** Builds a filter predicate. Dates compare as text ("2026-11-18"); date-times by their date. */
export function filterPredicate(kind: FilterKind, wanted: FilterValue): (value: unknown) => boolean {
  const [from = '', to = ''] = wanted;
  if (kind === 'choice') {
    const ticked = new Set(wanted);
    return (value) =>
      Array.isArray(value) ? value.some((one) => ticked.has(cellText(one))) : ticked.has(cellText(value));
  }
  if (kind === 'days') {
    const test = rangeTest(rangeOperator(wanted), from, to || '\uFFFF');
    return (value) => {
      const day = cellText(value).slice(0, 10);
      return day !== '' && test(day);
    };
  }
  if (kind === 'number') {
    const least = from === '' ? -Infinity : Number(from);
    const test = rangeTest(rangeOperator(wanted), least, to === '' ? Infinity : Number(to));
    return (value) => typeof value === 'number' && test(value);
  }
  return textTest(textOperator(wanted), normalizeText(from));
}

function rangeTest<V extends string | number>(
  operator: RangeOperator,
  from: V,
  to: V,
): (value: V) => boolean {
  return {
    between: (value: V) => value >= from && value <= to,
    '=': (value: V) => value === from,
    '<': (value: V) => value < from,
    '>': (value: V) => value > from,
  }[operator];
}

function textTest(operator: TextOperator, wanted: string): (value: unknown) => boolean {
  const textOf = (value: unknown) => normalizeText(cellText(value));
  return {
    contains: (value: unknown) => textOf(value).includes(wanted),
    is: (value: unknown) => textOf(value) === wanted.trim(),
    begins: (value: unknown) => textOf(value).startsWith(wanted),
    empty: (value: unknown) => textOf(value).trim() === '',
  }[operator];
}
