import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isPublicAddress } from './public-address';

export interface NetworkGuard {
  resolve: (hostname: string) => Promise<LookupAddress[]>;
  /** Checked for each connection; the connection goes to a checked address. */
  allows: (address: string, port: number) => boolean;
}

export const publicNetwork: NetworkGuard = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  allows: (address, port) => (port === 80 || port === 443) && isPublicAddress(address),
};

/** The address must not be fetched, or the answer is of no use; another attempt would end the same way. */
export class RefusedFetch extends Error {
  override name = 'RefusedFetch';
}

export interface FetchLimits {
  guard: NetworkGuard;
  /** Media types, without parameters. */
  types: readonly string[];
  /** Of the body, sent and decompressed. */
  maxBytes: number;
  /** Returns the first `maxBytes` of a longer body instead of refusing. */
  cut: boolean;
  /** Ends everything: name look-up, redirects and body. */
  signal: AbortSignal;
}

export interface FetchedFile {
  /** After redirects. */
  url: URL;
  /** The header, with parameters. */
  contentType: string;
  bytes: Buffer;
}

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const USER_AGENT = 'PlazaLinkCards/1.0';

const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(new Error('The time is over', { cause: signal.reason }));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });

/** Null for anything but http and https without a password. */
export function parseWebUrl(text: string, base?: URL): URL | null {
  if (!URL.canParse(text, base?.href)) return null;
  const url = new URL(text, base);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
}

/** Resolves the host once; throws RefusedFetch unless an address is allowed. */
async function allowedAddresses(url: URL, { guard, signal }: FetchLimits): Promise<LookupAddress[]> {
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const host = url.hostname.replaceAll(/[[\]]/g, '');
  const family = isIP(host);
  const found = family ? [{ address: host, family }] : await untilAborted(guard.resolve(host), signal);
  const allowed = found.filter(({ address }) => guard.allows(address, port));
  if (allowed.length === 0) throw new RefusedFetch('The address is not public');
  return allowed;
}

/** Answers with the checked addresses, so that a second DNS answer cannot lead elsewhere. */
const pinTo =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_hostname, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };

async function requestOnce(url: URL, limits: FetchLimits): Promise<IncomingMessage> {
  const addresses = await allowedAddresses(url, limits);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      // No connection, cookie or password of another request.
      agent: false,
      lookup: pinTo(addresses),
      signal: limits.signal,
      headers: {
        'User-Agent': USER_AGENT,
        Accept: limits.types.join(', '),
        'Accept-Encoding': 'gzip, deflate, br',
        Connection: 'close',
      },
    });
    sent.on('response', resolve);
    sent.on('error', reject);
    sent.end();
  });
}

const decoders: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

class EnoughRead extends Error {}

/** Both the sent and the decompressed bytes are counted: a small body can decompress to gigabytes, a large one to nothing. */
async function readBody(response: IncomingMessage, { maxBytes, cut }: FetchLimits): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let read = 0;
  let sent = 0;
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const decoder = decoders[encoding];
  if (encoding !== 'identity' && !decoder) throw new RefusedFetch('The encoding is not supported');
  async function* countSent(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      sent += chunk.length;
      if (sent > maxBytes && decoder) throw new EnoughRead();
      yield chunk;
    }
  }
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of source) {
      chunks.push(chunk.subarray(0, maxBytes - read));
      read += chunk.length;
      if (read > maxBytes) throw new EnoughRead();
    }
  };
  try {
    if (decoder) await pipeline(response, countSent, decoder(), collect);
    else await pipeline(response, countSent, collect);
  } catch (cause) {
    if (!(cause instanceof EnoughRead)) throw cause;
    if (!cut) throw new RefusedFetch('The body is too large', { cause });
  }
  return Buffer.concat(chunks);
}

/**
 * GET without cookies and credentials, from public hosts only; each redirect is checked like the first address. Throws
 * RefusedFetch, or the error of a network that did not answer.
 */
export async function fetchGuarded(address: string, limits: FetchLimits): Promise<FetchedFile> {
  let url = parseWebUrl(address);
  for (let redirects = 0; url && redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await requestOnce(url, limits);
    const { statusCode = 0, headers } = response;
    if (!REDIRECTS.has(statusCode)) {
      const contentType = headers['content-type'] ?? '';
      const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
      if (statusCode === 200 && limits.types.includes(type))
        return { url, contentType, bytes: await readBody(response, limits) };
      response.destroy();
      if (statusCode >= 500 || statusCode === 429) throw new Error(`The host answered ${statusCode}`);
      throw new RefusedFetch(`The host answered ${statusCode} with ${type}`);
    }
    response.destroy();
    url = headers.location === undefined ? null : parseWebUrl(headers.location, url);
  }
  throw new RefusedFetch(url ? 'There are too many redirects' : 'The address is not a web address');
}
