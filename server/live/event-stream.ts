import { randomUUID } from 'node:crypto';
import type { Hub } from './hub';
import type { Subscriber } from './stream-index';
import type { Session } from '../http/authenticate';

/** Unsent bytes after which a slow reader is disconnected; the client resumes from its last event id. */
const MAX_BACKLOG_BYTES = 1_048_576;

const welcome = new TextEncoder().encode(': welcome\n\n');

/**
 * Server-sent events for one session (https://html.spec.whatwg.org/multipage/server-sent-events.html): one JSON
 * value per message, and heartbeats without data, each with the cursor to resume from; counts of declared posts have
 * none, because each carries the latest state. Ends when the token
 * expires. Throws `rate-limited` above the limit of streams per member.
 */
export function openEventStream(
  hub: Hub,
  session: Session,
  { lastEventId, declares }: { lastEventId: string | null; declares: boolean },
): { id: string; body: ReadableStream<Uint8Array> } {
  let out: ReadableStreamDefaultController<Uint8Array> | null = null;
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        out = controller;
      },
      cancel: () => subscriber.close(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_BACKLOG_BYTES }),
  );
  const send = (message: Uint8Array): void => {
    if (!out) return;
    if ((out.desiredSize ?? 0) <= 0) return subscriber.close();
    out.enqueue(message);
  };
  const expiry = setTimeout(
    () => subscriber.close(),
    Math.min(Math.max(0, session.expiresAt - Date.now()), 2_147_483_647),
  );
  const subscriber: Subscriber = {
    id: randomUUID(),
    me: session.me,
    signedInAt: session.signedInAt,
    declares,
    send,
    close: () => {
      clearTimeout(expiry);
      hub.leave(subscriber);
      const ending = out;
      out = null;
      try {
        ending?.close();
      } catch {
        // Already closed by the client.
      }
    },
  };
  try {
    hub.admit(subscriber);
  } catch (cause) {
    subscriber.close();
    throw cause;
  }
  send(welcome);
  hub.join(subscriber, lastEventId).catch(() => subscriber.close());
  return { id: subscriber.id, body: stream };
}
