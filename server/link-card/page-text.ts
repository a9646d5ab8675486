const MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/** Bytes in which a page declares its charset: the HTML standard. */
const DECLARED_WITHIN = 1024;

const DECLARATION = /charset\s*=\s*["']?\s*([\w:.-]+)/i;

const charsetOfBytes = (bytes: Buffer): string | undefined =>
  MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];

function decodeAs(bytes: Buffer, charset: string | undefined): string | null {
  if (charset === undefined) return null;
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    // An unknown charset.
    return null;
  }
}

function decodeUtf8(bytes: Buffer): string | null {
  try {
    // As a stream: the page may be cut within a character.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/** By byte order mark, Content-Type, then the page's own declaration; else UTF-8 if valid, or Windows-1252. */
export function decodePage(bytes: Buffer, contentType: string): string {
  const start = bytes.toString('latin1', 0, DECLARED_WITHIN);
  return (
    decodeAs(bytes, charsetOfBytes(bytes)) ??
    decodeAs(bytes, DECLARATION.exec(contentType)?.[1]) ??
    decodeAs(bytes, /<meta[^>]*>/i.test(start) ? DECLARATION.exec(start)?.[1] : undefined) ??
    decodeUtf8(bytes) ??
    new TextDecoder('windows-1252').decode(bytes)
  );
}
