import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, type BrotliOptions, constants, gzip, gzipSync } from 'node:zlib';

/** Below this a response fits into one packet, compressed or not. */
const MIN_BYTES = 1400;
/** Of 11: 4 takes half as long again for 1 % of the size of a page, the highest ones ten times as long for a tenth. */
const BROTLI_QUALITY = 3;

/** Up to here compressing takes 0.1 ms, less than handing the text to another thread. */
const MAX_SYNC_BYTES = 65_536;

const brotliOptions = ({ length }: Buffer): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

const inBackground = {
  br: (body: Buffer) => promisify(brotliCompress)(body, brotliOptions(body)),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

const atOnce = {
  br: (body: Buffer) => brotliCompressSync(body, brotliOptions(body)),
  gzip: (body: Buffer) => gzipSync(body),
};

type Encoding = keyof typeof atOnce;

/** RFC 9110, 12.5.3; null where the client accepts neither. */
export function chooseEncoding(accept: string | null): Encoding | null {
  const accepted = new Set<string>();
  const refused = new Set<string>();
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
    const isRefused = parameters.some((each) => /^q=0(\.0*)?$/.test(each));
    (isRefused ? refused : accepted).add(name);
  }
  const isAccepted = (name: string): boolean =>
    !refused.has(name) && (accepted.has(name) || accepted.has('*'));
  if (isAccepted('br')) return 'br';
  return isAccepted('gzip') ? 'gzip' : null;
}

/** The body of a response with its headers. */
export async function encodeText(
  text: string,
  accept: string | null,
  type: string,
): Promise<{ body: string | Uint8Array<ArrayBuffer>; headers: Record<string, string> }> {
  const headers = { 'Content-Type': type, Vary: 'Accept-Encoding' };
  const encoding = text.length < MIN_BYTES ? null : chooseEncoding(accept);
  if (encoding === null) return { body: text, headers };
  const plain = Buffer.from(text);
  const compress = plain.length <= MAX_SYNC_BYTES ? atOnce : inBackground;
  return {
    body: new Uint8Array(await compress[encoding](plain)),
    headers: { ...headers, 'Content-Encoding': encoding },
  };
}

export const encodeJson = (text: string, accept: string | null) =>
  encodeText(text, accept, 'application/json');
