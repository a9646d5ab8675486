import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Note, NoteContent } from '@/data/note/schema';
import { offerUndo } from '@/lib/overlays/undo';
import { chosenSpace } from '@/lib/storage/chosen-space';
import { outboxOf } from '@/queries/outbox/registry';
import { saveNoteOptions } from '@/queries/workspace/mutations/note';
import { useRefusedChanges } from '@/queries/workspace/mutations/space/refused-change';
import { noteText } from '@/messages/workspace/note';
import { mergeContent, withRefused } from './merge-content';

/** Delay between the last key and the write, and the longest that typing goes without one. */
const WAIT_MS = 800;
const MAX_WAIT_MS = 5_000;

const contentOf = ({ title, text }: NoteContent): NoteContent => ({ title, text });

const isSame = (one: NoteContent, other: NoteContent): boolean =>
  one.title === other.title && one.text === other.text;

interface State {
  /** The note as it was rendered last. */
  shown: NoteContent;
  /** The note without what the service has not confirmed. */
  confirmed: NoteContent;
  /** Key of the write of this note that the service refused last. */
  refusal: string | undefined;
  /** What `draft` was typed on. */
  base: NoteContent;
  draft: NoteContent;
  /** A content that could not be saved. */
  failed: NoteContent | null;
}

export interface NoteDraft {
  content: NoteContent;
  change: (content: NoteContent) => void;
  /** `waiting`: typed and not saved yet. `failed`, too, for what was typed before the note could no longer be saved. */
  status: 'saved' | 'waiting' | 'failed';
  retry: () => void;
  /** Gives up what could not be saved, and offers to undo that. */
  discard: () => void;
}

/**
 * The text in the editor: saved where it was opened while the member types, joined by what others write in the same
 * note. What the service refused is in it until it is saved or discarded. Without `canSave`, for a note that was
 * deleted or that the member may only read, nothing is saved.
 */
export function useNoteDraft(note: Note, canSave: boolean): NoteDraft {
  const client = useQueryClient();
  const refused = useRefusedChanges(note.id).filter(({ set }) => 'title' in set || 'text' in set);
  const refusal = refused.at(-1)?.key;
  const [state, setState] = useState<State>(() => {
    const content = contentOf(note);
    const draft = withRefused(content, refused);
    const failed = isSame(content, draft) ? null : draft;
    return { shown: content, confirmed: content, refusal, base: content, draft, failed };
  });
  const [space] = useState(() => chosenSpace.get());
  const { mutate, mutateAsync, isPending } = useMutation(saveNoteOptions());
  const waitingSince = useRef<number | null>(null);

  if (refusal !== state.refusal) {
    // Before the note goes back to what the service knows: the words stay in the editor, or return to it.
    const { confirmed } = state;
    const draft = isSame(confirmed, state.draft) ? withRefused(confirmed, refused) : state.draft;
    const isLost = refusal !== undefined && !isSame(confirmed, draft);
    setState({ ...state, refusal, ...(isLost && { base: confirmed, draft, failed: draft }) });
  } else if (!isPending && !isSame(note, state.shown)) {
    // While a save runs, the note may lack what is being saved.
    const next = contentOf(note);
    setState({
      ...state,
      shown: next,
      confirmed: note.changedAt === null ? state.confirmed : next,
      base: next,
      draft: mergeContent(next, state.base, state.draft),
    });
  }

  const { base, draft, failed } = state;
  const isWaiting = !isSame(base, draft);
  const isRefused = refusal !== undefined && failed !== null && isSame(failed, draft);
  const dropRefused = () =>
    void outboxOf(client).then((outbox) => refused.forEach(({ key }) => outbox.discard(key)));
  const save = () => {
    waitingSince.current = null;
    if (!isWaiting || !canSave) return;
    setState((old) => ({ ...old, base: draft, failed: null }));
    mutate(
      { space, note, from: base, to: draft },
      {
        onSuccess: dropRefused,
        onError: () => setState((old) => ({ ...old, base, failed: draft })),
      },
    );
  };
  const discard = () => {
    setState((old) => ({ ...old, draft: base, failed: null }));
    dropRefused();
    offerUndo({
      title: noteText.textDiscarded,
      undo: () => mutateAsync({ space, note, from: base, to: draft }),
    });
  };
  // Refused words wait in the outbox: only the member sends them again.
  const saveUnlessRefused = isRefused ? () => undefined : save;
  const latest = useRef(saveUnlessRefused);
  useEffect(() => {
    latest.current = saveUnlessRefused;
  });

  useEffect(() => {
    if (!isWaiting || !canSave || isPending || (failed && isSame(failed, draft))) return undefined;
    waitingSince.current ??= Date.now();
    const left = waitingSince.current + MAX_WAIT_MS - Date.now();
    const timer = setTimeout(() => latest.current(), Math.max(0, Math.min(WAIT_MS, left)));
    return () => clearTimeout(timer);
  }, [isWaiting, canSave, isPending, draft, failed]);

  // What was typed last is saved when the note closes or the page may be discarded.
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') latest.current();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      document.removeEventListener('visibilitychange', onHidden);
      latest.current();
    };
  }, []);

  return {
    content: draft,
    change: (content) => setState((old) => ({ ...old, draft: content })),
    status: isWaiting && (failed || !canSave) ? 'failed' : isWaiting || isPending ? 'waiting' : 'saved',
    retry: save,
    discard,
  };
}
