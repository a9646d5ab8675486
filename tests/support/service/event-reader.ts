import { LiveEvent } from '@contract/live-event';

/** One open stream of live events in a test. */
export interface EventReader {
  /** Everything told so far, with its place. */
  events: { id: string; event: LiveEvent }[];
  /** The latest place, of heartbeats too. */
  lastId: () => string | null;
  /** Resolves once `find` holds of an event; rejects after `seconds`. */
  until: (find: (event: LiveEvent) => boolean, seconds?: number) => Promise<LiveEvent>;
  /** Resolves when the service has ended the stream. */
  ended: Promise<void>;
  /** Resolves once the stream is live: the first heartbeat has come. */
  live: Promise<void>;
  close: () => Promise<void>;
}

/** Reads a stream by the rules of server-sent events. */
export function readEvents(body: ReadableStream<Uint8Array>): EventReader {
  const events: EventReader['events'] = [];
  const waiting = new Set<() => void>();
  let lastId: string | null = null;
  let alive = (): void => undefined;
  const live = new Promise<void>((resolve) => {
    alive = resolve;
  });
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  const block = (text: string): void => {
    const fields = text.split('\n');
    const id = fields.find((line) => line.startsWith('id: '))?.slice(4);
    const data = fields
      .filter((line) => line.startsWith('data: '))
      .map((line) => line.slice(6))
      .join('\n');
    lastId = id ?? lastId;
    if (data) events.push({ id: id ?? '', event: LiveEvent.parse(JSON.parse(data)) });
    if (fields.includes('event: heartbeat')) alive();
    for (const wake of waiting) wake();
  };
  const pump = async (): Promise<void> => {
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const each of blocks) block(each);
    }
  };
  const ended = pump();
  return {
    events,
    lastId: () => lastId,
    ended,
    live,
    until: (find, seconds = 5) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = events.find(({ event }) => find(event));
          if (!found) return;
          clearTimeout(timer);
          waiting.delete(look);
          resolve(found.event);
        };
        const timer = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`Not told in ${seconds} s; told: ${JSON.stringify(events)}`));
        }, seconds * 1000);
        waiting.add(look);
        look();
      }),
    close: () => reader.cancel(),
  };
}
