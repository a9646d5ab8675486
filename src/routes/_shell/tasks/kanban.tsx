import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { KanbanPage } from '@/components/workspace/kanban/KanbanPage';
import { loadData } from '@/queries/loader';
import { boardOptions } from '@/queries/workspace/task';
import { usersOptions } from '@/queries/workspace/user';

export const Route = createFileRoute('/_shell/tasks/kanban')({
  validateSearch: z.object({
    member: z.catch(z.optional(z.int()), undefined),
    label: z.catch(z.optional(z.string().check(z.maxLength(40))), undefined),
    /** Id of the card being edited, or "new". */
    edit: z.catch(z.optional(z.union([z.int(), z.literal('new')])), undefined),
    /** Column of a new card. */
    column: z.catch(z.optional(z.int()), undefined),
  }),
  context: () => ({ board: boardOptions(), users: usersOptions() }),
  loader: ({ context: { queryClient, board, users } }) => loadData(queryClient, board, users),
  staticData: { title: 'Tasks', crumbs: ['Workspace'] },
  component: KanbanPage,
});
