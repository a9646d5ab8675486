/** `<transaction>-<event>`, both 64 bits wide (server/live/event-cursor.ts). */
const parts = (id: string): [bigint, bigint] | null => {
  const [, transaction, event] = /^(\d+)-(\d+)$/.exec(id) ?? [];
  return transaction === undefined || event === undefined ? null : [BigInt(transaction), BigInt(event)];
};

/** Ids of an unknown format count as later, so that no event is dropped. */
export function isLaterId(id: string, than: string): boolean {
  const [a, b] = [parts(id), parts(than)];
  if (!a || !b) return id !== than;
  return a[0] === b[0] ? a[1] > b[1] : a[0] > b[0];
}
