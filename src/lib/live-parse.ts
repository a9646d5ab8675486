import { LiveEvent } from '@contract/event';

/** One event of the stream with the place to resume from. */
export interface LiveMessage {
  id: string | null;
  event: LiveEvent;
}

/**
 * Reads a server-sent event stream piece by piece (WHATWG HTML, section 9.2.6). Comments are heartbeats and give
 * nothing; what is outside the contract is skipped, so that an older page outlives a newer service.
 */
export function createLiveParser(): (piece: string) => LiveMessage[] {
  let rest = '';
  let data: string[] = [];
  let id: string | null = null;

  const finish = (): LiveMessage | null => {
    const text = data.join('\n');
    data = [];
    if (!text) return null;
    try {
      const parsed = LiveEvent.safeParse(JSON.parse(text));
      return parsed.success ? { id, event: parsed.data } : null;
    } catch {
      return null;
    }
  };

  return (piece) => {
    const messages: LiveMessage[] = [];
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
      else if (field === 'id' && !value?.includes('\0')) id = value || null;
    }
    return messages;
  };
}
