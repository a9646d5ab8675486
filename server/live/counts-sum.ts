/**
 * Shortest time between two counts events of one post, in ms. Below one second, so that the last change of a burst
 * reaches its readers within a second.
 */
const COUNTS_INTERVAL_MS = 500;
/** Posts per flush: one query with their facts, one with relations. */
const FLUSH_POSTS = 200;

export interface CountsSum {
  /** The counts of these posts have changed. */
  add: (postIds: Iterable<string>) => void;
  close: () => void;
}

/**
 * Sums changes of counts: the first change of a post is sent at once, later ones together after the interval. Posts
 * whose `flush` rejects wait for another interval.
 */
export function createCountsSum(flush: (postIds: string[]) => Promise<void>): CountsSum {
  /** When each post's counts may be sent, by `performance.now()`. */
  const due = new Map<string, number>();
  const sentAt = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  let isFlushing = false;
  let isClosed = false;

  const schedule = (): void => {
    if (isClosed || isFlushing || timer || due.size === 0) return;
    const earliest = Math.min(...due.values());
    timer = setTimeout(() => void run(), Math.max(0, earliest - performance.now())).unref();
  };
  const run = async (): Promise<void> => {
    timer = null;
    isFlushing = true;
    const now = performance.now();
    for (const [id, at] of sentAt) if (now - at >= COUNTS_INTERVAL_MS) sentAt.delete(id);
    const ready = [...due]
      .filter(([, at]) => at <= now)
      .map(([id]) => id)
      .slice(0, FLUSH_POSTS);
    for (const id of ready) {
      due.delete(id);
      sentAt.set(id, now);
    }
    try {
      if (ready.length > 0) await flush(ready);
    } catch {
      for (const id of ready) due.set(id, now + COUNTS_INTERVAL_MS);
    }
    isFlushing = false;
    schedule();
  };

  return {
    add(postIds) {
      for (const id of postIds) {
        if (!due.has(id)) due.set(id, (sentAt.get(id) ?? -Infinity) + COUNTS_INTERVAL_MS);
      }
      schedule();
    },
    close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
    },
  };
}
