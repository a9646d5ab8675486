/** One property of a card. */
export interface VcardProperty {
  /** Upper case, without its group: "EMAIL". */
  name: string;
  /** Upper case; a parameter without a value is a TYPE, as in version 2.1. */
  params: ReadonlyMap<string, string>;
  value: string;
  /** Line of its first character, from 1. */
  line: number;
}

const PROPERTY = /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):([\s\S]*)$/;
const ENCODINGS = new Set(['QUOTED-PRINTABLE', 'BASE64', '8BIT', '7BIT']);

function parseParams(text: string): Map<string, string> {
  const params = new Map<string, string>();
  for (const part of text.match(/(?:"[^"]*"|[^;"])+/g) ?? []) {
    const [name = '', ...rest] = part.split('=');
    const value = rest.join('=').replaceAll('"', '').toUpperCase();
    if (rest.length > 0) params.set(name.toUpperCase(), value);
    else params.set(ENCODINGS.has(name.toUpperCase()) ? 'ENCODING' : 'TYPE', name.toUpperCase());
  }
  return params;
}

function decodeQuotedPrintable(text: string, charset: string): string {
  const bytes: number[] = [];
  for (const [part] of text.matchAll(/=[\dA-Fa-f]{2}|[\s\S]/g)) {
    if (part.length === 3) bytes.push(Number.parseInt(part.slice(1), 16));
    else bytes.push(...new TextEncoder().encode(part));
  }
  try {
    return new TextDecoder(charset).decode(new Uint8Array(bytes));
  } catch {
    return new TextDecoder().decode(new Uint8Array(bytes));
  }
}

/** Null for a line that is no property. */
function parseProperty(text: string, line: number): VcardProperty | null {
  const [, name = '', paramText = '', raw = ''] = PROPERTY.exec(text) ?? [];
  if (!name) return null;
  const params = parseParams(paramText);
  const isQuoted = params.get('ENCODING') === 'QUOTED-PRINTABLE' || params.get('ENCODING') === 'Q';
  const value = isQuoted ? decodeQuotedPrintable(raw, params.get('CHARSET') ?? 'utf-8') : raw;
  return { name: name.toUpperCase(), params, value, line };
}

const isSoftBreak = (line: string): boolean =>
  /ENCODING=Q|;QUOTED-PRINTABLE/i.test(line.split(':', 1)[0] ?? '') && line.endsWith('=');

/** Joins folded lines (RFC 6350, 3.2) and the soft line breaks of quoted-printable (RFC 2045, 6.7). */
export function readVcardLines(content: string): { properties: VcardProperty[]; broken: number[] } {
  const properties: VcardProperty[] = [];
  const broken: number[] = [];
  let [text, start] = ['', 1];
  const end = () => {
    const property = parseProperty(text, start);
    if (property) properties.push(property);
    else if (text.trim() !== '') broken.push(start);
  };
  for (const [index, line] of content
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (isSoftBreak(text)) text = text.slice(0, -1) + line;
    else if (/^[ \t]/.test(line) && text !== '') text += line.slice(1);
    else {
      end();
      [text, start] = [line, index + 1];
    }
  }
  end();
  return { properties, broken };
}
