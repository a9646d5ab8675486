import type { Hub, Subscriber } from './hub';
import type { Session } from '../http/authenticate';

/** Unsent bytes after which a slow reader is disconnected; the client resumes from its last event id. */
const MAX_BACKLOG_BYTES = 1_048_576;

const encoder = new TextEncoder();

/**
 * Server-sent events for one session (https://html.spec.whatwg.org/multipage/server-sent-events.html): one JSON
 * value per message, and heartbeats without data, each with the cursor to resume from. Ends when the token
 * expires. Throws `rate-limited` above the limit of streams per member.
 */
export function openEventStream(
  hub: Hub,
  session: Session,
  lastEventId: string | null,
): ReadableStream<Uint8Array> {
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
  const write = (text: string): void => {
    if (!out) return;
    if ((out.desiredSize ?? 0) <= 0) return subscriber.close();
    out.enqueue(encoder.encode(text));
  };
  const expiry = setTimeout(
    () => subscriber.close(),
    Math.min(Math.max(0, session.expiresAt - Date.now()), 2_147_483_647),
  );
  const subscriber: Subscriber = {
    me: session.me,
    signedInAt: session.signedInAt,
    send: (event, cursor) => write(`id: ${cursor}\ndata: ${JSON.stringify(event)}\n\n`),
    heartbeat: (cursor) => write(`event: heartbeat\nid: ${cursor}\ndata:\n\n`),
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
  write(': welcome\n\n');
  hub.join(subscriber, lastEventId).catch(() => subscriber.close());
  return stream;
}
