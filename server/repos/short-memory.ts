interface ShortMemory<Value> {
  get: (key: string) => Value | undefined;
  set: (key: string, value: Value) => void;
}

/** Remembers the last `entries` values, each for `ms` milliseconds. */
export function createShortMemory<Value>({
  entries,
  ms,
}: {
  entries: number;
  ms: number;
}): ShortMemory<Value> {
  const kept = new Map<string, { value: Value; until: number }>();
  return {
    get(key) {
      const entry = kept.get(key);
      if (!entry || entry.until > performance.now()) return entry?.value;
      kept.delete(key);
      return undefined;
    },
    set(key, value) {
      kept.delete(key);
      kept.set(key, { value, until: performance.now() + ms });
      const [oldest] = kept.keys();
      if (kept.size > entries && oldest !== undefined) kept.delete(oldest);
    },
  };
}
