import type { LiveEvent } from '@contract/live-event';
import { isLaterId } from './event-id';

/** One message of the stream; `prev` is the id before it, null where the stream began without a known id. */
export interface SequencedMessage {
  prev: string | null;
  id: string;
  /** Null for a heartbeat and for an event of a newer service. */
  event: LiveEvent | null;
}

/** An event may cause a read that is behind again (service processes differ by a second): repeats per event. */
const MAX_REPEATS = 3;
/** Events that a tab remembers for lists and tabs that are behind. */
const LOG_CAPACITY = 500;

/**
 * The events of one tab: each once, in order, without a gap. A message that does not continue the sequence is refused;
 * the tab then asks for a replay from `lastId`.
 */
export function createEventSequence(apply: (event: LiveEvent) => void) {
  let lastId: string | null = null;
  /** The log is complete from here on. */
  let logStart: string | null = null;
  let log: { id: string; event: LiveEvent; repeats: number }[] = [];

  function accept({ id, event }: SequencedMessage): void {
    lastId = id;
    logStart ??= id;
    if (!event) return;
    log.push({ id, event, repeats: 0 });
    if (log.length > LOG_CAPACITY) logStart = log.shift()?.id ?? logStart;
    apply(event);
  }
  const covers = (from: string): boolean => logStart !== null && !isLaterId(logStart, from);

  return {
    lastId: (): string | null => lastId,
    receive(message: SequencedMessage): 'accepted' | 'known' | 'gap' {
      const { prev, id, event } = message;
      // The service cannot resume from before this point.
      if (lastId === null || event?.type === 'reset') {
        logStart = null;
        log = [];
      } else {
        if (!isLaterId(id, lastId)) return 'known';
        if (prev === null || isLaterId(prev, lastId)) return 'gap';
      }
      accept(message);
      return 'accepted';
    },
    /**
     * Notes a list that was read at `position`, and applies the events since then to it. False when a replay from
     * `lastId` is needed for that.
     */
    noteRead(position: string): boolean {
      if (lastId === null) {
        lastId = position;
        logStart = position;
        return true;
      }
      if (!isLaterId(lastId, position)) return true;
      if (covers(position)) {
        for (const entry of log) {
          if (!isLaterId(entry.id, position) || entry.repeats >= MAX_REPEATS) continue;
          entry.repeats += 1;
          apply(entry.event);
        }
        return true;
      }
      lastId = position;
      logStart = position;
      log = [];
      return false;
    },
    /** The messages after `from`; null when the log does not reach back that far. */
    replay(from: string): SequencedMessage[] | null {
      if (lastId === null || !covers(from)) return null;
      let prev = from;
      const messages = log
        .filter(({ id }) => isLaterId(id, from))
        .map(({ id, event }): SequencedMessage => {
          const message = { prev, id, event };
          prev = id;
          return message;
        });
      return [...messages, { prev, id: lastId, event: null }];
    },
  };
}
