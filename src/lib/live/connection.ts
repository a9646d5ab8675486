import { Problem, type ProblemCode } from '@contract/problem';
import { addAppCheck } from '@/lib/api/app-check';
import { getApiConfig } from '@/lib/api/client';
import { createEventStreamParser, type EventStreamMessage } from './event-stream-parser';

/** Time without a byte until the stream counts as dead, in ms. The service sends a heartbeat every 12 s. */
export const SILENCE_TIMEOUT_MS = 30_000;
/** A connection that the service closes after this time reconnects at once: the close may be planned, as in a deployment. */
const STABLE_CONNECTION_MS = 1_000;

export interface ConnectionEnd {
  rejectedWith?: ProblemCode;
  retryAfterSeconds?: number;
  closedByServer?: boolean;
}

/** Only 403 and "signed-out" are final; after another error a new token or a retry may succeed. */
async function readRejection(response: Response): Promise<ConnectionEnd> {
  const { data } = Problem.safeParse(await response.json().catch(() => null));
  if (response.status === 403) return { rejectedWith: data?.code ?? 'forbidden' };
  if (data?.code === 'signed-out') return { rejectedWith: data.code };
  const wait = Number(response.headers.get('Retry-After'));
  return wait > 0 ? { retryAfterSeconds: wait } : {};
}

export interface ConnectionOptions {
  /** Resumes after this event. */
  lastId: string | null;
  signal: AbortSignal;
  /** The id with which to declare posts; none from an older service. */
  onOpen: (streamId?: string) => void;
  onMessage: (message: EventStreamMessage) => void;
}

/** Resolves when the connection ends. Never rejects: a token that cannot be renewed offline is renewed by a later try. */
export async function readConnection({
  lastId,
  signal,
  onOpen,
  onMessage,
}: ConnectionOptions): Promise<ConnectionEnd> {
  const { baseUrl, getToken } = getApiConfig();
  const connection = new AbortController();
  const abort = () => connection.abort();
  signal.addEventListener('abort', abort);
  let watchdog = setTimeout(abort, SILENCE_TIMEOUT_MS);
  try {
    const token = await getToken();
    if (!token || signal.aborted) return {};
    const headers = new Headers({ Accept: 'text/event-stream', Authorization: `Bearer ${token}` });
    if (lastId) headers.set('Last-Event-ID', lastId);
    if (import.meta.env.VITE_FIREBASE_APP_CHECK_SITE_KEY) await addAppCheck(headers);
    const response = await fetch(`${baseUrl}/events?interest=declared`, {
      headers,
      cache: 'no-store',
      signal: connection.signal,
    });
    if (!response.ok || !response.body) {
      const end = await readRejection(response);
      // With a wrong device clock the provider does not see that the token has expired.
      if (response.status === 401 && !end.rejectedWith) await getToken(true);
      return end;
    }
    onOpen(response.headers.get('Stream-Id') ?? undefined);
    const openedAt = performance.now();
    const parse = createEventStreamParser(onMessage);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return { closedByServer: performance.now() - openedAt > STABLE_CONNECTION_MS };
      clearTimeout(watchdog);
      watchdog = setTimeout(abort, SILENCE_TIMEOUT_MS);
      parse(value);
    }
  } catch {
    return {};
  } finally {
    clearTimeout(watchdog);
    signal.removeEventListener('abort', abort);
    // A message that cannot be read ends the stream too, so its body closes.
    abort();
  }
}
