import { createFileRoute } from '@tanstack/react-router';
import { noteSearchSchema } from '@/components/workspace/note/note-search';
import { NotesPage } from '@/components/workspace/note/NotesPage';
import { loadItems } from '@/queries/loader';
import { notesOptions } from '@/queries/workspace/note';
import { currentSpaceOptions } from '@/queries/workspace/space';

export const Route = createFileRoute('/_shell/apps/notes')({
  validateSearch: noteSearchSchema,
  context: () => ({ notes: notesOptions(), space: currentSpaceOptions() }),
  loader: ({ context: { queryClient, notes, space } }) => loadItems(queryClient, notes, space),
  staticData: { title: 'Notes', crumbs: ['Workspace'], sample: 'or-space' },
  component: NotesPage,
});
