/** How a column is filtered: by ticked values, by days from and to, by numbers from and to, or by contained text. */
export type FilterKind = 'choice' | 'days' | 'number' | 'text';

/** What a filter asks for: the ticked values; `[from, to]` with '' for an open end; or `[text]`. */
export type FilterValue = readonly string[];

/** Lower case without accents, so that "Malmo" finds "Malmö". */
export const normalizeText = (text: string): string =>
  // Most text is plain; taking accents off is what costs.
  (/[^\t\n\r -~]/.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text).toLowerCase();

/** A cell's value as the text that search and choices see. */
export const cellText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';

/** A filter that asks for nothing is as good as none. */
export const isEmptyFilter = (wanted: FilterValue): boolean => wanted.every((part) => part.trim() === '');

/** Makes the test of one filter. Days compare as text ("2026-11-18"), of a moment only its day counts. */
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
