/** A cell that a spreadsheet would run instead of show (it begins with = + - @, tab or return) gets an apostrophe first. */
const escapeFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function formatField(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = escapeFormula(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV after RFC 4180, the head first. Numbers stay numbers, negative ones too. */
export const toCsv = (
  head: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string => [head, ...rows].map((row) => row.map(formatField).join(',')).join('\r\n');

/** CSV as a file; the mark in front makes spreadsheets read it as UTF-8. */
export const toCsvBlob = (csv: string): Blob => new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' });
