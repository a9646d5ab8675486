import {
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import IconBack from '~icons/tabler/arrow-left';
import IconPin from '~icons/tabler/pin';
import IconPinned from '~icons/tabler/pinned-filled';
import { MAX_NOTE_TITLE_LENGTH } from '@contract/space/space-limits';
import { SegmentedControl } from '@/components/ui/control/SegmentedControl';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { Timestamp } from '@/components/ui/Timestamp';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ReadOnlyNotice } from '@/components/workspace/space/ReadOnlyNotice';
import { isEmptyNote, type Note } from '@/data/note/schema';
import type { CurrentSpace } from '@/queries/workspace/space';
import { noteName } from '@/data/note/note-text';
import { commonText } from '@/messages/ui/common';
import { noteText } from '@/messages/workspace/note';
import { NoteMenu } from './NoteMenu';
import { NoteTextField } from './NoteTextField';
import { type NoteDraft, useNoteDraft } from './use-note-draft';

const NotePreview = lazy(async () => ({ default: (await import('./NotePreview')).NotePreview }));
const ItemHistory = lazy(async () => ({
  default: (await import('@/components/workspace/space/ItemHistory')).ItemHistory,
}));

export interface NoteEditorHandle {
  focusTitle: () => void;
  /** Nothing stands in the editor, saved or not. */
  isEmpty: () => boolean;
}

interface Props {
  note: Note;
  ref: Ref<NoteEditorHandle>;
  /** Null for the sample data. */
  space: CurrentSpace | null;
  view: 'text' | 'preview';
  onView: (view: 'text' | 'preview') => void;
  onPin: () => void;
  onRemove: () => void;
  /** Null unless the note was deleted in another tab or by another member. */
  onRestore: ((note: Note) => void) | null;
  onClose: () => void;
}

function statusText({ status }: NoteDraft, { changedAt }: Note): ReactNode {
  if (status === 'failed') return noteText.notSaved;
  if (status === 'waiting') return commonText.saving;
  return changedAt === null
    ? noteText.savedOnThisDevice
    : noteText.savedAt(<Timestamp at={changedAt} form="long" />);
}

export function NoteEditor({ note, ref, space, view, onView, onPin, onRemove, onRestore, onClose }: Props) {
  const isReader = space?.role === 'reader';
  const canSave = !isReader && onRestore === null;
  const draft = useNoteDraft(note, canSave);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const isNew = useRef(isEmptyNote(note));
  const titleField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Letters typed at once belong to the note: without a focused field they are shortcuts.
    if (isNew.current) titleField.current?.focus();
  }, []);
  const { title, text } = draft.content;
  useImperativeHandle(ref, () => ({
    focusTitle: () => titleField.current?.focus(),
    isEmpty: () => isEmptyNote(draft.content),
  }));
  return (
    <section className="d-flex flex-column" aria-label={noteName(draft.content)}>
      <header className="row-2 flex-wrap flex-sm-nowrap py-2 px-3 rule-below">
        <button
          type="button"
          className="icon-button me-auto d-lg-none"
          aria-label={noteText.backToTheNotes}
          onClick={onClose}
        >
          <IconBack className="flip-in-rtl" />
        </button>
        <p className="note-status fill ps-2 text-truncate fs-sm text-ink-3">
          {onRestore ? noteText.noteDeleted : statusText(draft, note)}
        </p>
        {!isReader && (
          <>
            <SegmentedControl
              legend={noteText.showTheNoteAs}
              options={[
                ['text', noteText.write],
                ['preview', commonText.preview],
              ]}
              value={view}
              onChange={onView}
            />
            <button
              type="button"
              className={note.pinned ? 'icon-button is-on' : 'icon-button'}
              aria-label={noteText.pin}
              aria-pressed={note.pinned}
              disabled={onRestore !== null}
              title={space ? noteText.pinForAllMembers : noteText.pin}
              onClick={onPin}
            >
              {note.pinned ? <IconPinned /> : <IconPin />}
            </button>
          </>
        )}
        <NoteMenu
          content={draft.content}
          onHistory={space && (() => setHistoryOpen(true))}
          onRemove={isReader || onRestore ? null : onRemove}
        />
      </header>
      {onRestore && (
        <div className="problem m-3 row-3 flex-wrap" role="alert">
          <span className="fill">{noteText.deletedMeanwhile}</span>
          {!isReader && (
            <button
              type="button"
              className="btn btn-primary btn-sm"
              onClick={() => onRestore({ ...note, ...draft.content, changedAt: new Date().toISOString() })}
            >
              {commonText.restore}
            </button>
          )}
        </div>
      )}
      {isReader && draft.status === 'failed' && (
        <div className="p-3">
          <ReadOnlyNotice />
        </div>
      )}
      {draft.status === 'failed' && !onRestore && (
        <section
          className="sunken variant-tinted variant-warning row-2 flex-wrap m-3 py-2 ps-4 pe-2"
          aria-label={noteText.unsavedText}
        >
          <span className="fill">{noteText.unsavedTextHint}</span>
          <span className="d-flex flex-wrap gap-2">
            {canSave && (
              <button type="button" className="btn btn-outline-secondary btn-sm" onClick={draft.retry}>
                {noteText.retry}
              </button>
            )}
            <button type="button" className="btn btn-quiet btn-sm" onClick={draft.discard}>
              {commonText.discard}
            </button>
          </span>
        </section>
      )}
      {isReader || view === 'preview' ? (
        <div className="flex-1 scroll-y pt-4 px-5 pb-5">
          <h2 className="mb-3 fs-2xl wrap-anywhere" dir="auto">
            {noteName(draft.content)}
          </h2>
          <Suspense fallback={<Skeleton what={noteText.noteNoun} rows={4} />}>
            <NotePreview text={text} />
          </Suspense>
        </div>
      ) : (
        <>
          <input
            ref={titleField}
            className="plain ring-inside pt-4 px-5 pb-2 fs-2xl fw-bold text-ink"
            aria-label={commonText.title}
            placeholder={commonText.title}
            dir="auto"
            autoComplete="off"
            maxLength={MAX_NOTE_TITLE_LENGTH}
            value={title}
            onChange={(event) => draft.change({ title: event.target.value, text })}
          />
          <NoteTextField text={text} onChange={(next) => draft.change({ title, text: next })} />
        </>
      )}
      {space && (
        <Dialog
          open={isHistoryOpen}
          onClose={() => setHistoryOpen(false)}
          placement="end"
          title={noteName(note)}
        >
          <Suspense fallback={<Skeleton what={noteText.historyNoun} rows={4} />}>
            <ItemHistory space={space} itemId={note.id} />
          </Suspense>
        </Dialog>
      )}
    </section>
  );
}
