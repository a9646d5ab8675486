import { LiveEvent } from '@contract/live-event';

/** Events wait for every older transaction of the cluster, also of databases that other tests fill. */
const PATIENCE_SECONDS = 40;

export interface EventReader {
  /** Events so far, with their ids. */
  events: { id: string; event: LiveEvent }[];
  /** The latest id, heartbeats included. */
  lastId: () => string | null;
  /** Resolves with the first event that matches; rejects after `seconds`, or when the stream ends. */
  until: (find: (event: LiveEvent) => boolean, seconds?: number) => Promise<LiveEvent>;
  /** Resolves when the service ends the stream. */
  ended: Promise<void>;
  /** Resolves at the first heartbeat: the stream is live. */
  live: Promise<void>;
  close: () => Promise<void>;
}

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
    until: (find, seconds = PATIENCE_SECONDS) =>
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
        void ended.then(() => {
          clearTimeout(timer);
          reject(new Error(`The stream ended; told: ${JSON.stringify(events)}`));
        });
      }),
    close: () => reader.cancel(),
  };
}
