import type { LiveEvent } from '@contract/live-event';

const encoder = new TextEncoder();

/** One server-sent event with JSON data; without a cursor the event does not move the place to resume from. */
export const encodeEvent = (event: LiveEvent, cursor: string | null): Uint8Array =>
  encoder.encode(`${cursor === null ? '' : `id: ${cursor}\n`}data: ${JSON.stringify(event)}\n\n`);

/** Tells the client to resume from `cursor`. */
export const encodeHeartbeat = (cursor: string): Uint8Array =>
  encoder.encode(`event: heartbeat\nid: ${cursor}\ndata:\n\n`);
