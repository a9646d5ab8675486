import { useCallback, useEffect, useRef, useState } from 'react';
import { saveDraft, readDraft } from '@/lib/storage/draft';
import { type Draft, emptyDraft, isBlankDraft } from '@/lib/storage/draft-types';

/** Milliseconds after the last key at which a draft is on disk. */
const SAVE_DELAY_MS = 500;

/** What changes, or how it follows from what stands now. */
export type DraftChange = Partial<Draft> | ((draft: Draft) => Partial<Draft>);

export type DraftState = 'none' | 'typing' | 'kept' | 'lost';

/**
 * What is being written under a name, kept on this device half a second after the last key and when the page goes
 * away; it is there again after a reload or a crash. Without a name (nobody knows yet whose draft it is) it is only held.
 * `typed` was written before this began; `start` is what stands where nothing is kept.
 */
export function useDraft(name: string | null, typed = '', start = emptyDraft) {
  const [draft, setDraft] = useState<Draft>(typed ? { ...start, text: typed } : start);
  const [state, setState] = useState<DraftState>('none');
  const latest = useRef(draft);
  const unsaved = useRef(typed !== '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(typed !== '');
  // A picture may be on its way in while it turns out whose draft this is: it is kept under the name of now.
  const named = useRef<string | null>(null);

  const save = useCallback(async () => {
    if (!unsaved.current || named.current === null) return;
    unsaved.current = false;
    const saving = latest.current;
    try {
      await saveDraft(named.current, saving);
      if (latest.current === saving) setState(isBlankDraft(saving) ? 'none' : 'kept');
    } catch {
      setState('lost');
    }
  }, []);

  useEffect(() => {
    if (name === null) return undefined;
    named.current = name;
    let left = false;
    void readDraft(name).then((kept) => {
      // Somebody was faster than the disk: what is typed stays.
      if (left || touched.current || !kept) return;
      latest.current = kept;
      setDraft(kept);
      setState('kept');
    });
    const flush = () => void save();
    // Typed before it was known whose draft it is.
    flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      left = true;
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [name, save]);

  const change = useCallback(
    (part: DraftChange) => {
      touched.current = true;
      unsaved.current = true;
      latest.current = {
        ...latest.current,
        ...(typeof part === 'function' ? part(latest.current) : part),
      };
      setDraft(latest.current);
      setState('typing');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), SAVE_DELAY_MS);
    },
    [save],
  );

  /** It is on its way: what is on disk of it is the outbox's matter now. */
  const release = useCallback(() => {
    clearTimeout(timer.current);
    unsaved.current = false;
  }, []);

  /** It has been sent: nothing is left to keep. At once, so that a crash now does not bring it back. */
  const clear = useCallback(() => {
    change(emptyDraft);
    void save();
  }, [change, save]);

  return { draft, change, clear, release, state };
}
