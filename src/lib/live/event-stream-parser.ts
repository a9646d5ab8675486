import { LiveEvent } from '@contract/live-event';
import { createParser } from 'eventsource-parser';

export interface EventStreamMessage {
  /** Where to resume the stream. */
  id: string | null;
  /** Null for a heartbeat and for an event that this version of the app does not know. */
  event: LiveEvent | null;
}

function parseEvent(data: string): LiveEvent | null {
  try {
    return LiveEvent.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}

/** Returns a function that takes the stream in chunks of any size. */
export function createEventStreamParser(
  onMessage: (message: EventStreamMessage) => void,
): (chunk: string) => void {
  const parser = createParser({
    onEvent: ({ id, data }) => onMessage({ id: id ?? null, event: parseEvent(data) }),
  });
  return (chunk) => parser.feed(chunk);
}
