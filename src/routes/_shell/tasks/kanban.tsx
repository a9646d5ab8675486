import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { KanbanPage } from '@/components/workspace/kanban/KanbanPage';
import { loadData } from '@/queries/loader';
import { boardOptions } from '@/queries/workspace/task';
import { usersOptions } from '@/queries/workspace/user';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/tasks/kanban')({
  validateSearch: searchSchema({
    member: z.int(),
    label: z.string().check(z.maxLength(40)),
    /** Id of the task being edited, or "new". */
    edit: z.string(),
    /** Column of a new card. */
    column: z.string(),
  }),
  context: () => ({ board: boardOptions(), users: usersOptions() }),
  loader: ({ context: { queryClient, board, users } }) => loadData(queryClient, board, users),
  staticData: { title: 'Tasks', crumbs: ['Workspace'] },
  component: KanbanPage,
});
