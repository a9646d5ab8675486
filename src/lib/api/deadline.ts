import { errorsText } from '@/messages/ui/errors';
import { NetworkError } from './errors';

/**
 * Runs a request with a time limit that covers token, response and body. Throws `NetworkError` when the time is up, and
 * what `run` throws when `signal` aborts.
 */
export async function withDeadline<T>(
  ms: number,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NetworkError(errorsText.noAnswerInTime));
      controller.abort();
    }, ms);
  });
  try {
    return await Promise.race([run(controller.signal), expiry]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}
