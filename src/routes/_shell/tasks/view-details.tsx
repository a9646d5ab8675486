import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { TaskPage } from '@/components/task/TaskPage';
import { boardOptions } from '@/queries/task';
import { usersOptions } from '@/queries/user';

export const Route = createFileRoute('/_shell/tasks/view-details')({
  validateSearch: z.object({
    task: z.catch(z.optional(z.int()), undefined),
    comments: z.catch(z.optional(z.enum(['recent', 'helpful'])), undefined),
  }),
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.query({ ...boardOptions(), staleTime: 'static' }),
      queryClient.query({ ...usersOptions(), staleTime: 'static' }),
    ]);
  },
  staticData: { title: 'Task details', crumbs: ['Workspace', 'Tasks'] },
  component: TaskPage,
});
