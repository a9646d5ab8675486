import { useRef, useState } from 'react';
import type { FileWithUser } from '@/data/file/schema';

export interface FileSelection {
  /** Selected files that are visible, in list order. */
  selected: readonly FileWithUser[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Selects the range from the last selected file. */
  extendTo: (id: string) => void;
  selectAll: () => void;
  clear: () => void;
}

export function useFileSelection(shown: readonly FileWithUser[]): FileSelection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  return {
    selected: shown.filter((file) => ids.has(file.id)),
    has: (id) => ids.has(id),
    toggle: (id) => {
      last.current = id;
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    extendTo: (id) => {
      const to = shown.findIndex((file) => file.id === id);
      const from = shown.findIndex((file) => file.id === (last.current ?? id));
      last.current ??= id;
      const between = shown.slice(Math.max(0, Math.min(from, to)), Math.max(from, to) + 1);
      setIds(new Set([...ids, ...between.map((file) => file.id)]));
    },
    selectAll: () => setIds(new Set(shown.map((file) => file.id))),
    clear: () => {
      last.current = null;
      setIds(new Set());
    },
  };
}
