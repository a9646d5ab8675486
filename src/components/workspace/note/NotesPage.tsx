import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import IconPlus from '~icons/tabler/plus';
import { SearchInput } from '@/components/ui/control/SearchInput';
import { useOpenItem } from '@/components/ui/hooks/use-open-item';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { SpaceMenu } from '@/components/workspace/space/SpaceMenu';
import { SpaceNotice } from '@/components/workspace/space/SpaceNotice';
import { isEmptyNote, type Note } from '@/data/note/schema';
import { chosenSpace } from '@/lib/storage/chosen-space';
import { useStore } from '@/lib/store/use-store';
import {
  addNoteOptions,
  pinNoteOptions,
  removeNoteOptions,
  restoreNoteOptions,
} from '@/queries/workspace/mutations/note';
import { noteText } from '@/messages/workspace/note';
import { filterNotes } from './filter-notes';
import type { NoteSearch } from './note-search';
import { NoteEditor, type NoteEditorHandle } from './NoteEditor';
import { NoteList } from './NoteList';
import './note.scss';

const route = getRouteApi('/_shell/apps/notes');

export function NotesPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { data: notes } = useSuspenseQuery(route.useRouteContext().notes);
  const { data: space } = useSuspenseQuery(route.useRouteContext().space);
  const isReader = space?.role === 'reader';
  const add = useMutation(addNoteOptions());
  const pin = useMutation(pinNoteOptions());
  const remove = useMutation(removeNoteOptions());
  const restore = useMutation(restoreNoteOptions());

  const change = (next: Partial<NoteSearch>, replace = true) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace, resetScroll: false });
  const found = filterNotes(notes, search.q ?? '');
  // A note closes as soon as another space is chosen: its list is still shown while that of the other one is read.
  const chosenId = useStore(chosenSpace)?.id;
  const [opened, setOpened] = useState({ note: search.note, spaceId: chosenId });
  if (opened.note !== search.note) setOpened({ note: search.note, spaceId: chosenId });
  const isHere = opened.spaceId === chosenId;
  const open = useOpenItem(
    `${isHere} ${search.note}`,
    isHere ? (notes.find(({ id }) => id === search.note) ?? null) : null,
  );
  const isDeleted = open !== null && !remove.isPending && !notes.some(({ id }) => id === open.id);

  const editor = useRef<NoteEditorHandle>(null);
  /** A new one that was left, unless it is open and what is typed there waits to be saved. */
  const isUnused = (note: Note) => isEmptyNote(note) && (note.id !== open?.id || editor.current?.isEmpty());

  const openNew = async () => {
    const id = notes.find(isUnused)?.id ?? (await add.mutateAsync({ title: '', text: '' })).id;
    change({ note: id, q: undefined, view: undefined }, false);
    if (id === open?.id) editor.current?.focusTitle();
  };
  const drop = (note: Note) => {
    change({ note: undefined });
    remove.mutate(note);
  };
  const newNote = (
    <button type="button" className="btn btn-primary" disabled={add.isPending} onClick={() => void openNew()}>
      <IconPlus />
      {noteText.newNote}
    </button>
  );

  return (
    <>
      <PageHeader
        lead={noteText.notes(found.length)}
        actions={
          <>
            <SpaceMenu />
            {!isReader && newNote}
          </>
        }
      />
      <SpaceNotice space={space} />
      {notes.length === 0 && !open ? (
        <EmptyState
          title={noteText.noNotesYet}
          text={isReader ? noteText.noNotesHintOfReader : noteText.noNotesHint}
          action={!isReader && newNote}
        />
      ) : (
        <div className="panes notes">
          <section
            className={`flex-column ${open ? 'd-none d-lg-flex' : 'd-flex'}`}
            aria-label={noteText.allNotes}
          >
            <div className="p-3 rule-below">
              <SearchInput
                label={noteText.searchNotes}
                value={search.q ?? ''}
                onChange={(text) => change({ q: text || undefined })}
              />
            </div>
            {found.length > 0 ? (
              <NoteList notes={found} openId={search.note} />
            ) : (
              <p className="py-6 px-4 text-ink-3 text-center">
                {noteText.noMatchingNotes}{' '}
                <button
                  type="button"
                  className="btn btn-quiet btn-sm"
                  onClick={() => change({ q: undefined })}
                >
                  {noteText.showAll}
                </button>
              </p>
            )}
          </section>
          {open ? (
            <NoteEditor
              key={open.id}
              note={open}
              ref={editor}
              onRestore={isDeleted ? restore.mutate : null}
              space={space}
              view={search.view ?? 'text'}
              onView={(view) => change({ view: view === 'text' ? undefined : view })}
              onPin={() => pin.mutate(open)}
              onRemove={() => drop(open)}
              onClose={() => change({ note: undefined })}
            />
          ) : (
            <section className="centre bg-sunken d-none d-lg-grid" aria-label={noteText.note}>
              <EmptyState
                title={search.note === undefined ? noteText.noNoteOpen : noteText.noteMissing}
                text={search.note === undefined ? noteText.noNoteOpenHint : noteText.noteMissingHint}
              />
            </section>
          )}
        </div>
      )}
    </>
  );
}
