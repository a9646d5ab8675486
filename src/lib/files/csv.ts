/** A leading apostrophe stops spreadsheets from running the cell as a formula. */
const escapeFormula = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function formatField(value: string | number | null, special: RegExp): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = escapeFormula(value);
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

type Rows = readonly (readonly (string | number | null)[])[];

/** CSV by RFC 4180. Numbers are not quoted or escaped. */
export const toCsv = (head: readonly string[], rows: Rows): string =>
  [head, ...rows].map((row) => row.map((cell) => formatField(cell, /[",\r\n]/)).join(',')).join('\r\n');

/** Tab-separated text, which spreadsheets paste into cells. */
export const toTsv = (rows: Rows): string =>
  rows.map((row) => row.map((cell) => formatField(cell, /["\t\r\n]/)).join('\t')).join('\r\n');

/** The byte order mark makes spreadsheets read UTF-8. */
export const toCsvBlob = (csv: string): Blob => new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' });

/** A row of a CSV file. */
export interface CsvRow {
  /** Line of its first character, from 1. */
  line: number;
  cells: string[];
}

/** The separator that the first line has most often outside quotes. */
function separatorOf(text: string): string {
  const [head = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1);
  const count = (sign: string): number => head.split(sign).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** Removes the apostrophe that `toCsv` puts before a formula. */
const unescapeFormula = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, '');

/**
 * Reads CSV by RFC 4180, also with semicolons or tabs, with or without a byte order mark. Blank lines are left out; a
 * quote without an end reaches to the end of the file.
 */
export function parseCsv(content: string): CsvRow[] {
  const text = content.replace(/^\uFEFF/, '');
  const separator = separatorOf(text);
  const rows: CsvRow[] = [];
  let [cells, cell, line, start, quoted] = [[] as string[], '', 1, 1, false];
  const endCell = () => {
    cells.push(unescapeFormula(cell));
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some((one) => one.trim() !== '')) rows.push({ line: start, cells });
    cells = [];
    start = line;
  };
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charAt(index);
    if (letter === '\n') line += 1;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
      } else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === separator) endCell();
    else if (letter === '\n') endRow();
    else if (letter !== '\r' || text.charAt(index + 1) !== '\n') cell += letter;
  }
  endRow();
  return rows;
}
