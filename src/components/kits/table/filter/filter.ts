/** How a column is filtered: by ticked values, by days from and to, by numbers from and to, or by contained text. */
export type FilterKind = 'choice' | 'days' | 'number' | 'text';

/** What a filter asks for: the ticked values; `[from, to]` with '' for an open end; or `[text]`. */
export type Wanted = readonly string[];

/** Lower case without accents, so that "Malmo" finds "Malmö". */
export const folded = (text: string): string =>
  // Most text is plain; taking accents off is what costs.
  (/[^\t\n\r -~]/.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text).toLowerCase();

/** A cell's value as the text that search and choices see. */
export const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : '';

/** A filter that asks for nothing is as good as none. */
export const asksNothing = (wanted: Wanted): boolean => wanted.every((part) => part.trim() === '');

/** Makes the test of one filter. Days compare as text ("2026-11-18"), of a moment only its day counts. */
export function tester(kind: FilterKind, wanted: Wanted): (value: unknown) => boolean {
  const [from = '', to = ''] = wanted;
  if (kind === 'choice') {
    const ticked = new Set(wanted);
    return (value) =>
      Array.isArray(value) ? value.some((one) => ticked.has(textOf(one))) : ticked.has(textOf(value));
  }
  if (kind === 'days') {
    return (value) => {
      const day = textOf(value).slice(0, 10);
      return day !== '' && (from === '' || day >= from) && (to === '' || day <= to);
    };
  }
  if (kind === 'number') {
    const least = from === '' ? -Infinity : Number(from);
    const most = to === '' ? Infinity : Number(to);
    return (value) => typeof value === 'number' && value >= least && value <= most;
  }
  const part = folded(from);
  return (value) => folded(textOf(value)).includes(part);
}
