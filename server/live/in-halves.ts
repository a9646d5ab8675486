/**
 * Runs `work` on all items; when it fails, on each half, so that one bad item costs its own work only. `skip` gets the
 * items that fail alone, and everything that is left after `budgetMs`. Errors that `isFatal` accepts are thrown.
 */
export async function runInHalves<T>(
  items: readonly T[],
  work: (items: readonly T[]) => Promise<void>,
  options: {
    budgetMs: number;
    isFatal: (cause: unknown) => boolean;
    skip: (items: readonly T[], cause: unknown) => void;
  },
): Promise<void> {
  const until = performance.now() + options.budgetMs;
  const attempt = async (part: readonly T[]): Promise<void> => {
    try {
      await work(part);
    } catch (cause) {
      if (options.isFatal(cause)) throw cause;
      if (part.length === 1 || performance.now() > until) return options.skip(part, cause);
      const middle = Math.ceil(part.length / 2);
      await attempt(part.slice(0, middle));
      await attempt(part.slice(middle));
    }
  };
  if (items.length > 0) await attempt(items);
}
