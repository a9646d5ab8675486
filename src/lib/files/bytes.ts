export const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Little-endian, of `size` bytes. */
export const littleEndian = (value: number, size: 2 | 4): Uint8Array =>
  Uint8Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** at) % 256);

/** Big-endian, of four bytes. */
export const bigEndian = (value: number): Uint8Array => littleEndian(value, 4).toReversed();
