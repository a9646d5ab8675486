import { buffer } from 'node:stream/consumers';

/** One file of an archive; the body is read once, before the next entry. */
export interface TarEntry {
  name: string;
  /** Bytes. */
  size: number;
  body: AsyncIterable<Uint8Array>;
}

const BLOCK = 512;
const NAME_BYTES = 100;
const [SIZE_AT, SIZE_DIGITS] = [124, 11];
const [CHECKSUM_AT, CHECKSUM_BYTES] = [148, 8];

const padding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`;

/** The sum of all bytes, with spaces in place of the sum itself. */
function headerSum(header: Uint8Array): number {
  let sum = 0;
  for (const [index, byte] of header.entries())
    sum += index >= CHECKSUM_AT && index < CHECKSUM_AT + CHECKSUM_BYTES ? 0x20 : byte;
  return sum;
}

/** POSIX.1-1988 (ustar), as `tar` reads it. */
function headerOf({ name, size }: TarEntry): Buffer {
  if (Buffer.byteLength(name) > NAME_BYTES || size >= 8 ** SIZE_DIGITS)
    throw new Error(`${name} does not fit an archive`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, SIZE_DIGITS), SIZE_AT);
  header.write(octal(0, 11), 136);
  header.write('0', 156);
  header.write('ustar', 257);
  header.write('00', 263);
  header.write(`${octal(headerSum(header), 6)} `, CHECKSUM_AT);
  return header;
}

/** Throws when a body is not as long as its entry says. */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  for await (const entry of entries) {
    yield headerOf(entry);
    let written = 0;
    for await (const chunk of entry.body) {
      written += chunk.length;
      yield chunk;
    }
    if (written !== entry.size)
      throw new Error(`${entry.name} has ${written} bytes instead of ${entry.size}`);
    yield Buffer.alloc(padding(entry.size));
  }
  yield Buffer.alloc(2 * BLOCK);
}

/** Reads exact numbers of bytes from chunks of any size. */
function createByteReader(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array();
  /** At least one byte and at most `max`; null at the end. */
  const some = async (max: number): Promise<Uint8Array | null> => {
    while (rest.length === 0) {
      const { done, value } = await chunks.next();
      if (done) return null;
      rest = value;
    }
    const part = rest.subarray(0, max);
    rest = rest.subarray(part.length);
    return part;
  };
  async function* take(size: number): AsyncGenerator<Uint8Array> {
    for (let left = size; left > 0;) {
      const part = await some(left);
      if (!part) throw new Error('The archive ends in the middle of a file');
      left -= part.length;
      yield part;
    }
  }
  return { take };
}

const textAt = (header: Buffer, at: number, length: number): string =>
  header.toString('utf8', at, at + length).replace(/\0[^]*$/, '');

/** Throws for anything but an archive of `writeTar` that is whole. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const { take } = createByteReader(source);
  for (;;) {
    const header = await buffer(take(BLOCK));
    if (header.every((byte) => byte === 0)) return;
    if (Number.parseInt(textAt(header, CHECKSUM_AT, CHECKSUM_BYTES), 8) !== headerSum(header))
      throw new Error('The archive is damaged');
    const size = Number.parseInt(textAt(header, SIZE_AT, SIZE_DIGITS), 8);
    const body = take(size);
    yield { name: textAt(header, 0, NAME_BYTES), size, body };
    // What the reader has left of the body, and the padding.
    for await (const part of body) void part;
    for await (const part of take(padding(size))) void part;
  }
}
