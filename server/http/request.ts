import type { HttpBindings } from '@hono/node-server';
import { isIPv6 } from 'node:net';
import { HttpProblem } from './problem';

/** A thread of ten posts of 5,000 UTF-16 units, each unit escaped in six bytes, with their polls and alt texts. */
export const MAX_BODY_BYTES = 524_288;
const BODY_TIMEOUT_SECONDS = 15;
/** A file of 12 MB on a slow connection. */
const UPLOAD_TIMEOUT_SECONDS = 180;

const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Null without a connection, as in tests. */
export const peerAddress = (env: Partial<HttpBindings> | undefined): string | null =>
  env?.incoming?.socket.remoteAddress ?? null;

/** True only for a caller on this machine without a proxy in between. */
export const isLoopback = (peer: string | null, headers: Headers): boolean =>
  peer !== null &&
  /^(127\.|::1$|::ffff:127\.)/.test(peer) &&
  !FORWARDING_HEADERS.some((name) => headers.has(name));

/**
 * The IPv4 address, or the /64 of an IPv6 address, which is one household. Callers can write X-Forwarded-For,
 * so only the last entry counts, and only behind a trusted proxy.
 */
export function rateLimitAddress(peer: string | null, headers: Headers, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = (forwarded || peer) ?? 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address.slice(0, 45);
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right].slice(0, 4).join(':');
}

interface BodyLimits {
  bytes: number;
  seconds: number;
}

async function readBytes(request: Request, bounds: BodyLimits): Promise<Buffer> {
  const encoding = request.headers.get('content-encoding')?.trim().toLowerCase();
  if (encoding && encoding !== 'identity') {
    throw new HttpProblem('unsupported-media', {
      detail: 'Send the body without a Content-Encoding.',
      headers: { 'Accept-Encoding': 'identity' },
    });
  }
  if (Number(request.headers.get('content-length') ?? 0) > bounds.bytes) throw new HttpProblem('too-large');
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), bounds.seconds * 1000);
  const started = Date.now();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > bounds.bytes) throw new HttpProblem('too-large');
      chunks.push(value);
    }
  } catch (cause) {
    if (cause instanceof HttpProblem) throw cause;
    throw new HttpProblem('malformed', { detail: 'The connection closed before the body was complete.' });
  } finally {
    clearTimeout(timer);
  }
  if (Date.now() - started >= bounds.seconds * 1000) {
    throw new HttpProblem('timeout', {
      detail: 'The body took too long. Try again on a faster connection.',
    });
  }
  return Buffer.concat(chunks);
}

const decodeUtf8 = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new HttpProblem('malformed', { detail: 'Send the body as UTF-8.' });
  }
};

const mediaType = (request: Request): string | undefined =>
  request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

/** Checks only the declared type; throws `unsupported-media`, `too-large` or `malformed`. */
export function readUpload(
  request: Request,
  upload: { bytes: number; types: readonly string[] },
): Promise<Buffer> {
  if (!upload.types.includes(mediaType(request) ?? '')) throw new HttpProblem('unsupported-media');
  return readBytes(request, { bytes: upload.bytes, seconds: UPLOAD_TIMEOUT_SECONDS });
}

/** Throws `unsupported-media`, `too-large` (for chunked bodies as well) or `malformed`. */
export async function readJson(request: Request): Promise<unknown> {
  if (mediaType(request) !== 'application/json') {
    throw new HttpProblem('unsupported-media', { detail: 'Send the body as application/json.' });
  }
  const text = decodeUtf8(await readBytes(request, { bytes: MAX_BODY_BYTES, seconds: BODY_TIMEOUT_SECONDS }));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpProblem('malformed', { detail: 'The body is not valid JSON.' });
  }
}

/** Throws `validation` for a repeated name. */
export function readQuery(search: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of search) {
    if (name in query) {
      throw new HttpProblem('validation', {
        fields: { [name.slice(0, 200)]: 'Send this parameter only once.' },
      });
    }
    query[name] = value;
  }
  return { ...query };
}

/** The deepest request of the contract has four levels; the checks recurse. */
const MAX_DEPTH = 16;

/** PostgreSQL and JSON cannot store NUL or unpaired surrogates: throws `validation`, and `malformed` for deep nesting. */
export function rejectUnstorableText(value: unknown, path = '', depth = 0): void {
  if (typeof value === 'string') {
    if (!value.includes('\0') && value.isWellFormed()) return;
    throw new HttpProblem('validation', {
      fields: { [path.slice(0, 200) || 'body']: 'Remove NUL characters and unpaired surrogates.' },
    });
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth >= MAX_DEPTH) throw new HttpProblem('malformed', { detail: 'The body is nested too deeply.' });
  for (const [name, part] of Object.entries(value))
    rejectUnstorableText(part, path ? `${path}.${name}` : name, depth + 1);
}
