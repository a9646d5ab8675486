import { useEffect, useState } from 'react';

interface Outcome {
  error?: unknown;
}

/**
 * True once `parts` are registered; at once without any. Throws the error of a failed load, for the error boundary.
 * Does not suspend: the router's pending page would flash in place of the page and its cards.
 */
export function useChartParts(parts: Promise<unknown> | undefined): boolean {
  const [outcome, setOutcome] = useState<Outcome | undefined>(parts ? undefined : {});
  useEffect(() => {
    parts?.then(
      () => setOutcome({}),
      (error: unknown) => setOutcome({ error }),
    );
  }, [parts]);
  if (outcome?.error) throw outcome.error;
  return outcome !== undefined;
}
