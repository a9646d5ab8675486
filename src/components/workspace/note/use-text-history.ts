import { useRef, useState } from 'react';
import { mergeText } from '@/lib/text/merge-text';

interface Step {
  from: string;
  to: string;
}

/** Changes with shorter pauses are one step. */
const PAUSE_MS = 1_000;
const MAX_STEPS = 100;

interface TextHistory {
  /** Before the text becomes `next` by the member's hand; `goesOn` joins it to the change before, after any pause. */
  record: (next: string, goesOn?: boolean) => void;
  /** Null with nothing to undo. What others wrote meanwhile stays. */
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** Undo of a text that others change too: the browser's own would bring back the whole old text. */
export function useTextHistory(text: string, show: (text: string) => void): TextHistory {
  const [{ past, future }, setSteps] = useState<{ past: readonly Step[]; future: readonly Step[] }>({
    past: [],
    future: [],
  });
  const recordedAt = useRef(-Infinity);
  const [last, next] = [past.at(-1), future.at(-1)];

  return {
    record: (to, goesOn = false) => {
      const now = performance.now();
      const joins = last?.to === text && (goesOn || now - recordedAt.current < PAUSE_MS);
      recordedAt.current = now;
      setSteps({
        past: joins
          ? [...past.slice(0, -1), { from: last.from, to }]
          : [...past, { from: text, to }].slice(-MAX_STEPS),
        future: [],
      });
    },
    undo: last
      ? () => {
          setSteps({ past: past.slice(0, -1), future: [...future, last] });
          show(mergeText(text, last.to, last.from).text);
        }
      : null,
    redo: next
      ? () => {
          setSteps({ past: [...past, next], future: future.slice(0, -1) });
          show(mergeText(text, next.from, next.to).text);
        }
      : null,
  };
}
