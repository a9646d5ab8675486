import type { Subscriber } from './stream-index';

const HEARTBEAT_SECONDS = 12;

export interface Heartbeats {
  add: (subscriber: Subscriber) => void;
  remove: (subscriber: Subscriber) => void;
  size: () => number;
  all: () => Iterable<Subscriber>;
  close: () => void;
}

/** One heartbeat per stream in 12 seconds, spread over them: thousands at once would hold up everything else. */
export function createHeartbeats(message: () => Uint8Array | null): Heartbeats {
  const slots = Array.from({ length: HEARTBEAT_SECONDS }, () => new Set<Subscriber>());
  const slotOf = new Map<Subscriber, Set<Subscriber>>();
  let next = 0;
  const timer = setInterval(() => {
    next = (next + 1) % slots.length;
    const bytes = message();
    if (bytes) for (const subscriber of slots[next] ?? []) subscriber.send(bytes);
  }, 1000).unref();
  return {
    add(subscriber) {
      const slot = slots.reduce((least, each) => (each.size < least.size ? each : least));
      slot.add(subscriber);
      slotOf.set(subscriber, slot);
    },
    remove(subscriber) {
      slotOf.get(subscriber)?.delete(subscriber);
      slotOf.delete(subscriber);
    },
    size: () => slotOf.size,
    all: () => slotOf.keys(),
    close: () => clearInterval(timer),
  };
}
