type Held = (lock: { name: string; mode: 'exclusive' } | null) => unknown;

/** Web Locks for happy-dom: exclusive, first come first served. */
export function createLocks() {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, options: LockOptions | Held, held?: Held): Promise<unknown> => {
    const run = typeof options === 'function' ? options : held;
    const { signal, ifAvailable = false } = typeof options === 'function' ? {} : options;
    if (ifAvailable && last.has(name)) return Promise.resolve(run?.(null));
    const turn = (last.get(name) ?? Promise.resolve()).then(() => {
      signal?.throwIfAborted();
      return run?.({ name, mode: 'exclusive' });
    });
    const settled: Promise<unknown> = turn
      .catch(() => null)
      .then(() => last.get(name) === settled && last.delete(name));
    last.set(name, settled);
    return turn;
  };
  return { request, query: () => Promise.resolve({ held: [], pending: [] }) };
}
