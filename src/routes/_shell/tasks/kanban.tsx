import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { KanbanPage } from '@/components/workspace/kanban/KanbanPage';
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
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.query({ ...boardOptions(), staleTime: 'static' }),
      queryClient.query({ ...usersOptions(), staleTime: 'static' }),
    ]);
  },
  staticData: { title: 'Tasks', crumbs: ['Workspace'] },
  component: KanbanPage,
});
