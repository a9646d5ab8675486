export interface Lanes<Kind extends string, Value> {
  /** Asks for a value. It replaces an unsent wish of the same kind in the same lane. */
  want: (lane: string, kind: Kind, value: Value) => void;
  /** Resolves once nothing is under way and nothing waits. */
  idle: () => Promise<void>;
}

interface Steps<Kind extends string, Value> {
  /** Tells the service. */
  send: (lane: string, kind: Kind, value: Value) => Promise<void>;
  /** False when the wish has come true by itself, for instance by an undo of an undo. */
  needed: (lane: string, kind: Kind, value: Value) => boolean;
  /** What was sent was answered (`error` is null) or refused; `newer` says that another wish already waits. */
  settled: (lane: string, kind: Kind, value: Value, error: unknown, newer: boolean) => void;
}

/**
 * Last tap wins: in each lane at most one request is under way, and of the wishes made meanwhile only the last of
 * each kind is sent after it.
 */
export function createLanes<Kind extends string, Value>(steps: Steps<Kind, Value>): Lanes<Kind, Value> {
  const waiting = new Map<string, Map<Kind, Value>>();
  const running = new Map<string, Promise<void>>();

  async function run(lane: string): Promise<void> {
    const wishes = waiting.get(lane);
    for (;;) {
      const next = wishes?.entries().next().value;
      if (!wishes || !next) {
        // At once, not in a later microtask: a wish made in between would find a lane that looks busy.
        running.delete(lane);
        waiting.delete(lane);
        return;
      }
      const [kind, value] = next;
      wishes.delete(kind);
      const failure = steps.needed(lane, kind, value)
        ? await steps.send(lane, kind, value).then(
            () => null,
            (error: unknown) => error ?? new Error('Refused without a reason'),
          )
        : null;
      await Promise.resolve();
      steps.settled(lane, kind, value, failure, wishes.has(kind));
    }
  }

  return {
    want: (lane, kind, value) => {
      const wishes = waiting.get(lane) ?? new Map<Kind, Value>();
      waiting.set(lane, wishes);
      wishes.set(kind, value);
      if (running.has(lane)) return;
      running.set(lane, run(lane));
    },
    idle: async () => {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}
