/**
 * A place in the stream of events: transaction and number within it. Both are decimal strings, because 64 bits do
 * not fit a JavaScript number. What a client holds as its last event id reads `<xid>-<id>`.
 */
export interface EventCursor {
  xid: string;
  id: string;
}

export const formatEventCursor = ({ xid, id }: EventCursor): string => `${xid}-${id}`;

/** Reads a Last-Event-ID; null for anything this service did not send. */
export function parseEventCursor(text: string): EventCursor | null {
  const [, xid, id] = /^(\d{1,19})-(\d{1,18})$/.exec(text) ?? [];
  return xid === undefined || id === undefined || BigInt(xid) >= 2n ** 63n ? null : { xid, id };
}

export const isCursorAfter = (a: EventCursor, b: EventCursor): boolean =>
  a.xid === b.xid ? BigInt(a.id) > BigInt(b.id) : BigInt(a.xid) > BigInt(b.xid);
