import type { BodyBudget, BudgetLimits, HeldBytes } from './body-budget';
import { HttpProblem } from '../response/problem';

/** A thread of ten posts of 5,000 UTF-16 units, each unit escaped in six bytes, with their polls and alt texts. */
export const MAX_BODY_BYTES = 524_288;

/** Time limits in milliseconds. */
export interface BodyPace {
  /** Longest wait for the next bytes. */
  stall: number;
  /** After this time a body must have arrived at `bytesPerSecond` on average. */
  grace: number;
  bytesPerSecond: number;
}

export interface BodyLimits {
  pace: BodyPace;
  files: BudgetLimits;
  json: BudgetLimits;
}

const MEBIBYTE = 1024 * 1024;

/**
 * At the slowest pace, an upload of 12 MB takes 13 minutes. Files and JSON have budgets of their own, so that uploads
 * do not keep members from writing.
 */
export const defaultBodyLimits: BodyLimits = {
  pace: { stall: 15_000, grace: 20_000, bytesPerSecond: 16 * 1024 },
  files: { totalBytes: 96 * MEBIBYTE, memberBytes: 48 * MEBIBYTE },
  json: { totalBytes: 32 * MEBIBYTE, memberBytes: 8 * MEBIBYTE },
};

export interface BodyReader {
  pace: BodyPace;
  files: BodyBudget;
  json: BodyBudget;
}

const tooSlow = (detail: string): HttpProblem =>
  new HttpProblem('timeout', { detail, headers: { Connection: 'close' } });

/** Resolves with null at the end of the body; throws `timeout` when the time is over. */
async function readChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  milliseconds: number,
  late: () => HttpProblem,
): Promise<Uint8Array | null> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void reader.cancel().catch(() => undefined);
  }, milliseconds);
  try {
    const { done, value } = await reader.read();
    if (isLate) throw late();
    return done ? null : value;
  } catch (cause) {
    if (isLate) throw late();
    if (cause instanceof HttpProblem) throw cause;
    throw new HttpProblem('malformed', { detail: 'The connection closed before the body was complete.' });
  } finally {
    clearTimeout(timer);
  }
}

const stalled = (): HttpProblem =>
  tooSlow('No bytes arrived for a while. Check the connection and try again.');
const slow = (): HttpProblem => tooSlow('The body arrived too slowly. Try again on a faster connection.');

function rejectEncoding(headers: Headers): void {
  const encoding = headers.get('content-encoding')?.trim().toLowerCase();
  if (!encoding || encoding === 'identity') return;
  throw new HttpProblem('unsupported-media', {
    detail: 'Send the body without a Content-Encoding.',
    headers: { 'Accept-Encoding': 'identity' },
  });
}

async function readBytes(
  request: Request,
  maxBytes: number,
  held: HeldBytes,
  pace: BodyPace,
): Promise<Buffer> {
  rejectEncoding(request.headers);
  const declared = request.headers.has('content-length')
    ? Number(request.headers.get('content-length'))
    : undefined;
  if (declared !== undefined && declared > maxBytes) throw new HttpProblem('too-large');
  // Before the first byte is read; a chunked body is counted as it arrives.
  if (declared !== undefined) held.add(declared);
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const started = performance.now();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const left = pace.grace + (size / pace.bytesPerSecond) * 1000 - (performance.now() - started);
    const chunk = await readChunk(
      reader,
      Math.max(0, Math.min(pace.stall, left)),
      left < pace.stall ? slow : stalled,
    );
    if (!chunk) return Buffer.concat(chunks);
    size += chunk.byteLength;
    if (size > maxBytes) throw new HttpProblem('too-large');
    if (declared === undefined) held.add(chunk.byteLength);
    chunks.push(chunk);
  }
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

/** Checks only the declared type; throws `unsupported-media`, `too-large`, `timeout` or `malformed`. */
export function readUpload(
  request: Request,
  upload: { bytes: number; types: readonly string[] },
  held: HeldBytes,
  pace: BodyPace,
): Promise<Buffer> {
  if (!upload.types.includes(mediaType(request) ?? '')) throw new HttpProblem('unsupported-media');
  return readBytes(request, upload.bytes, held, pace);
}

/** Throws `unsupported-media`, `too-large` (for chunked bodies as well), `timeout` or `malformed`. */
export async function readJson(request: Request, held: HeldBytes, pace: BodyPace): Promise<unknown> {
  if (mediaType(request) !== 'application/json') {
    throw new HttpProblem('unsupported-media', { detail: 'Send the body as application/json.' });
  }
  const text = decodeUtf8(await readBytes(request, MAX_BODY_BYTES, held, pace));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new HttpProblem('malformed', { detail: 'The body is not valid JSON.' });
  }
}
