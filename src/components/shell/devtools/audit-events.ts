import { readConnection } from '@/lib/live/connection';
import { isLaterId } from '@/lib/live/event-id';
import type { StreamStatus } from '@/lib/live/stream-monitor';

/** Time without a message after which the service has sent all past events, in ms. */
const QUIET_MS = 1_500;

export interface EventAudit {
  sent: number;
  /** Ids of events that the service sends and this tab has not applied. */
  missed: readonly string[];
  /** Ids that this tab has applied more than once. */
  doubled: readonly string[];
}

export function compareEvents(sent: readonly string[], applied: readonly string[]): EventAudit {
  const known = new Set(applied);
  return {
    sent: sent.length,
    missed: sent.filter((id) => !known.has(id)),
    doubled: applied.filter((id, index) => applied.indexOf(id) !== index),
  };
}

/** Reads the events after `startId` up to `lastId` from the service. */
async function readEvents(startId: string, lastId: string): Promise<string[]> {
  const reading = new AbortController();
  const ids: string[] = [];
  let timer = setTimeout(() => reading.abort(), QUIET_MS * 2);
  await readConnection({
    lastId: startId,
    signal: reading.signal,
    onOpen: () => undefined,
    onMessage: ({ id, event }) => {
      clearTimeout(timer);
      timer = setTimeout(() => reading.abort(), QUIET_MS);
      if (id === null) return;
      const isLast = !isLaterId(lastId, id);
      if (event && !isLaterId(id, lastId)) ids.push(id);
      if (isLast) reading.abort();
    },
  });
  clearTimeout(timer);
  return ids;
}

/** Reads this tab's events once more and compares. Null before the first event position. */
export async function auditEvents({ startId, lastId, eventIds }: StreamStatus): Promise<EventAudit | null> {
  if (startId === null || lastId === null) return null;
  if (startId === lastId) return compareEvents([], eventIds);
  return compareEvents(await readEvents(startId, lastId), eventIds);
}
