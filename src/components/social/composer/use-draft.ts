import { useCallback, useEffect, useRef, useState } from 'react';
import { saveDraft } from '@/lib/storage/draft';
import { type Draft, emptyDraft, isBlankDraft } from '@/lib/storage/draft-types';
import { forgetLeftDraft, leaveDraft, takeLeftDraft } from '@/lib/storage/left-draft';
import { readUnsentDraft } from '@/queries/social/sent-draft';

const SAVE_DELAY_MS = 500;
/** More than can be on their way to the disk at once. */
const MAX_OWN_VERSIONS = 8;

/**
 * Stored with the draft, so that the same draft sent from two tabs is one post. A change to a draft that was read makes
 * it another post than the one that `readKey` names in the tab that wrote it, unless the draft was sent: the service
 * tells by the key that it has an earlier version.
 */
const withKey = (draft: Draft, readKey: string | null): Draft => {
  const hasKey = draft.key !== null && (draft.wasSent || draft.key !== readKey);
  return hasKey || isBlankDraft(draft) ? draft : { ...draft, key: crypto.randomUUID() };
};

export type DraftChange = Partial<Draft> | ((draft: Draft) => Partial<Draft>);

export type DraftState = 'none' | 'typing' | 'saved' | 'failed';

/**
 * A draft stored on this device 500 ms after the last key and when the page is hidden. While `name` is null (the member
 * is not known yet) the draft stays in memory. `initialText` wins over a stored draft; `initial` is the fallback.
 */
export function useDraft(name: string | null, initialText = '', initial = emptyDraft) {
  const [draft, setDraft] = useState<Draft>(initialText ? { ...initial, text: initialText } : initial);
  const [state, setState] = useState<DraftState>('none');
  const latest = useRef(draft);
  const unsaved = useRef(initialText !== '');
  /** On its way to the disk. */
  const inFlight = useRef<Draft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touched = useRef(initialText !== '');
  // A ref: an upload that began before the name was known is saved under the present name.
  const currentName = useRef<string | null>(null);
  const readKey = useRef<string | null>(null);
  /** The latest versions read or written here, as JSON: anything else in storage is another tab's. */
  const own = useRef<string[]>([]);

  const save = useCallback(async () => {
    if (!unsaved.current || currentName.current === null) return;
    unsaved.current = false;
    const saving = latest.current;
    inFlight.current = saving;
    own.current = [...own.current.slice(1 - MAX_OWN_VERSIONS), JSON.stringify(saving)];
    const isOwn = (stored: Draft) => isBlankDraft(stored) || own.current.includes(JSON.stringify(stored));
    try {
      if (!(await saveDraft(currentName.current, saving, isOwn))) {
        // Another tab writes this draft: both texts stay, this one beside it.
        currentName.current = `${currentName.current}~${crypto.randomUUID().slice(0, 8)}`;
        await saveDraft(currentName.current, saving);
      }
      if (latest.current === saving) setState(isBlankDraft(saving) ? 'none' : 'saved');
    } catch {
      setState('failed');
    }
    if (inFlight.current === saving) inFlight.current = null;
  }, []);

  const change = useCallback(
    (part: DraftChange) => {
      touched.current = true;
      unsaved.current = true;
      const changed = { ...latest.current, ...(typeof part === 'function' ? part(latest.current) : part) };
      latest.current = withKey(changed, readKey.current);
      setDraft(latest.current);
      // The failure is said until a draft is stored again.
      setState((known) => (known === 'failed' ? known : 'typing'));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), SAVE_DELAY_MS);
    },
    [save],
  );

  useEffect(() => {
    if (name === null) return undefined;
    currentName.current = name;
    let unmounted = false;
    const left = touched.current ? null : takeLeftDraft(name);
    if (left) {
      own.current = left.versions;
      change(left.draft);
    }
    void readUnsentDraft(name).then((stored) => {
      // Text typed before the read finished wins.
      if (unmounted || touched.current || !stored) return;
      own.current.push(JSON.stringify(stored));
      readKey.current = stored.key;
      latest.current = stored;
      setDraft(stored);
      setState('saved');
    });
    const flush = () => void save();
    const leave = () => {
      flush();
      if (inFlight.current && !isBlankDraft(inFlight.current)) leaveDraft(name, own.current);
    };
    const returnToPage = ({ persisted }: PageTransitionEvent) => {
      if (persisted) forgetLeftDraft(name);
    };
    // Text typed before the name was known, or left.
    flush();
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', returnToPage);
    document.addEventListener('visibilitychange', flush);
    return () => {
      unmounted = true;
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', returnToPage);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, [name, save, change]);

  /**
   * Empties the field and returns the draft. The stored draft stays until `flush`, so that a crash before the outbox
   * has stored the post loses nothing.
   */
  const handOver = useCallback((): Draft => {
    clearTimeout(timer.current);
    unsaved.current = false;
    inFlight.current = null;
    const handedOver = latest.current;
    latest.current = emptyDraft;
    setDraft(emptyDraft);
    setState('none');
    return handedOver;
  }, []);

  /** Stores what the field holds now, also after the composer has closed. */
  const flush = useCallback(() => {
    unsaved.current = true;
    return save();
  }, [save]);

  /** Puts a draft back, unless the field holds another one by now. Resolves once the draft is stored. */
  const takeBack = useCallback(
    async (refused: Draft): Promise<boolean> => {
      if (!isBlankDraft(latest.current)) return false;
      change(refused);
      await save();
      return true;
    },
    [change, save],
  );

  const isBlank = useCallback(() => isBlankDraft(latest.current), []);

  /** Empties the draft without the delay, so that a crash does not restore a sent post. */
  const clear = useCallback(() => {
    change(emptyDraft);
    void save();
  }, [change, save]);

  return { draft, change, clear, handOver, flush, takeBack, isBlank, state };
}
