import { LiveEvent } from '@contract/live-event';

/** One block of the stream: the place to resume from, and what happened (null in a heartbeat). */
export interface EventStreamMessage {
  id: string | null;
  event: LiveEvent | null;
}

/**
 * Reads a server-sent event stream piece by piece (WHATWG HTML, section 9.2.6). Comments give nothing, a
 * block with an id alone is a heartbeat; what is outside the contract counts as one, so that an older page outlives
 * a newer service.
 */
export function createEventStreamParser(): (piece: string) => EventStreamMessage[] {
  let rest = '';
  let data: string[] = [];
  let id: string | null = null;
  let idGiven = false;

  const finish = (): EventStreamMessage | null => {
    const text = data.join('\n');
    data = [];
    const named = idGiven;
    idGiven = false;
    if (!text) return named ? { id, event: null } : null;
    try {
      return { id, event: LiveEvent.safeParse(JSON.parse(text)).data ?? null };
    } catch {
      return { id, event: null };
    }
  };

  return (piece) => {
    const messages: EventStreamMessage[] = [];
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') {
        const message = finish();
        if (message) messages.push(message);
        continue;
      }
      const [, field, value] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
      if (field === 'data') data.push(value ?? '');
      else if (field === 'id' && !value?.includes('\0')) {
        id = value || null;
        idGiven = true;
      }
    }
    return messages;
  };
}
