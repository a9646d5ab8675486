/** Filter kinds: selected values, date range, number range or contained text. */
export type FilterKind = 'choice' | 'days' | 'number' | 'text';

/** Filter value: selected values; `[from, to]` with '' for an open end; or `[text]`. */
export type FilterValue = readonly string[];

/** Lower case without accents: "Malmo" finds "Malmö". */
export const normalizeText = (text: string): string =>
  // Most text is ASCII; normalising is the expensive part.
  (/[^\t\n\r -~]/.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text).toLowerCase();

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
    return (value) => {
      const day = cellText(value).slice(0, 10);
      return day !== '' && (from === '' || day >= from) && (to === '' || day <= to);
    };
  }
  if (kind === 'number') {
    const least = from === '' ? -Infinity : Number(from);
    const most = to === '' ? Infinity : Number(to);
    return (value) => typeof value === 'number' && value >= least && value <= most;
  }
  const part = normalizeText(from);
  return (value) => normalizeText(cellText(value)).includes(part);
}
