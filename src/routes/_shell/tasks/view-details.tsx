import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { TaskPage } from '@/components/workspace/task/TaskPage';
import { loadData } from '@/queries/loader';
import { boardOptions } from '@/queries/workspace/task';
import { usersOptions } from '@/queries/workspace/user';

export const Route = createFileRoute('/_shell/tasks/view-details')({
  validateSearch: z.object({
    task: z.catch(z.optional(z.int()), undefined),
    comments: z.catch(z.optional(z.enum(['recent', 'helpful'])), undefined),
  }),
  context: () => ({ board: boardOptions(), users: usersOptions() }),
  loader: ({ context: { queryClient, board, users } }) => loadData(queryClient, board, users),
  staticData: { title: 'Task details', crumbs: ['Workspace', 'Tasks'] },
  component: TaskPage,
});
