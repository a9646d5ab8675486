/** A leading apostrophe stops spreadsheets from running the cell as a formula. */
const escapeFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function formatField(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = escapeFormula(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** CSV by RFC 4180. Numbers are not quoted or escaped. */
export const toCsv = (
  head: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string => [head, ...rows].map((row) => row.map(formatField).join(',')).join('\r\n');

/** The byte order mark makes spreadsheets read UTF-8. */
export const toCsvBlob = (csv: string): Blob => new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' });
