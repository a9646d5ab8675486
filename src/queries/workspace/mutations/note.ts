import { mutationOptions } from '@tanstack/react-query';
import { notes } from '@/data/note/collection';
import type { Note, NoteContent } from '@/data/note/schema';
import { offerUndo } from '@/lib/overlays/undo';
import type { ChosenSpace } from '@/lib/storage/chosen-space';
import { patchQuery, replaceById, withoutIds } from '@/queries/optimistic';
import { SAMPLE_KEY } from '@/queries/sample';
import { sampleMutation } from '@/queries/sample-mutation';
import { notesOptions } from '@/queries/workspace/note';
import { noteText } from '@/messages/workspace/note';

const now = (): string => new Date().toISOString();

interface NoteEdit {
  /** Where the note was opened; null for the sample data. */
  space: ChosenSpace | null;
  note: Note;
  from: NoteContent;
  to: NoteContent;
}

/**
 * Saves what was typed since the last save; what others wrote meanwhile stays. Without an optimistic value: the editor
 * shows its own text.
 */
export const saveNoteOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: ({ space, note, from, to }: NoteEdit) =>
      notes.applyChangesIn(space, [{ from: { ...note, ...from }, to: { ...note, ...to, changedAt: now() } }]),
    meta: { failure: noteText.noteNotSaved, invalidates: [SAMPLE_KEY] },
  });

/** Resolves with the id. */
export const addNoteOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async (content: NoteContent) => {
      const id = crypto.randomUUID();
      const inverse = await notes.applyChanges([
        { put: { ...content, id, pinned: false, changedAt: now() } },
      ]);
      return { id, inverse };
    },
    onSuccess: ({ inverse }) =>
      offerUndo({ title: noteText.noteAdded, undo: () => notes.applyChanges(inverse), quiet: true }),
    meta: { failure: noteText.noteNotAdded, invalidates: [SAMPLE_KEY] },
  });

export const pinNoteOptions = () =>
  sampleMutation<Note, Note>({
    collection: notes,
    changes: (note) => [{ from: note, to: { ...note, pinned: !note.pinned } }],
    optimistic: (client, note) => [
      patchQuery(client, notesOptions(), (known) => replaceById(known, [{ ...note, pinned: !note.pinned }])),
    ],
    toast: ({ pinned }) => (pinned ? noteText.noteUnpinned : noteText.notePinned),
    failure: noteText.noteNotChanged,
  });

export const restoreNoteOptions = () =>
  sampleMutation<Note, Note>({
    collection: notes,
    changes: (note) => [{ put: note }],
    optimistic: (client, note) => [patchQuery(client, notesOptions(), (known) => [...known, note])],
    toast: () => noteText.noteRestored,
    failure: noteText.noteNotChanged,
  });

export const removeNoteOptions = () =>
  sampleMutation<Note, Note>({
    collection: notes,
    changes: ({ id }) => [{ remove: id }],
    optimistic: (client, { id }) => [patchQuery(client, notesOptions(), (known) => withoutIds(known, [id]))],
    toast: () => noteText.noteDeleted,
    failure: noteText.noteNotDeleted,
  });
