import { useRef, useState } from 'react';
import type { JoinedFile } from '@/data/file/collection';

export interface Marks {
  /** Those that are marked and on the screen, in its order. */
  marked: readonly JoinedFile[];
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  /** Marks everything from the one marked last to this one. */
  reach: (id: number) => void;
  all: () => void;
  clear: () => void;
}

/** Which of the shown files are marked. */
export function useMarks(shown: readonly JoinedFile[]): Marks {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number | null>(null);
  return {
    marked: shown.filter((file) => ids.has(file.id)),
    has: (id) => ids.has(id),
    toggle: (id) => {
      last.current = id;
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    reach: (id) => {
      const to = shown.findIndex((file) => file.id === id);
      const from = shown.findIndex((file) => file.id === (last.current ?? id));
      last.current ??= id;
      const between = shown.slice(Math.max(0, Math.min(from, to)), Math.max(from, to) + 1);
      setIds(new Set([...ids, ...between.map((file) => file.id)]));
    },
    all: () => setIds(new Set(shown.map((file) => file.id))),
    clear: () => {
      last.current = null;
      setIds(new Set());
    },
  };
}
