/**
 * Position in the event stream. Both parts are decimal strings, because 64 bits do not fit a JavaScript number.
 * Clients hold `<xid>-<id>` as their last event id.
 */
export interface EventCursor {
  xid: string;
  id: string;
}

export const formatEventCursor = ({ xid, id }: EventCursor): string => `${xid}-${id}`;

/** Null for anything this service did not send. */
export function parseEventCursor(text: string): EventCursor | null {
  const [, xid, id] = /^(\d{1,19})-(\d{1,18})$/.exec(text) ?? [];
  return xid === undefined || id === undefined || BigInt(xid) >= 2n ** 63n ? null : { xid, id };
}

export const isCursorAfter = (a: EventCursor, b: EventCursor): boolean =>
  a.xid === b.xid ? BigInt(a.id) > BigInt(b.id) : BigInt(a.xid) > BigInt(b.xid);
