import { LiveEvent } from '@contract/live-event';
import { parseTolerantly } from '@/lib/api/parse-tolerantly';
import { createParser } from 'eventsource-parser';

export interface EventStreamMessage {
  id: string | null;
  /** Null for a heartbeat and for an event that this version of the app does not know. */
  event: LiveEvent | null;
}

function parseEvent(data: string): LiveEvent | null {
  try {
    return parseTolerantly(LiveEvent, JSON.parse(data)) ?? null;
  } catch {
    return null;
  }
}

export function createEventStreamParser(
  onMessage: (message: EventStreamMessage) => void,
): (chunk: string) => void {
  const parser = createParser({
    onEvent: ({ id, data }) => onMessage({ id: id ?? null, event: parseEvent(data) }),
  });
  return (chunk) => parser.feed(chunk);
}
