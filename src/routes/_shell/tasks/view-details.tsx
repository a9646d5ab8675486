import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { TaskPage } from '@/components/workspace/task/TaskPage';
import { loadData } from '@/queries/loader';
import { boardOptions } from '@/queries/workspace/task';
import { usersOptions } from '@/queries/workspace/user';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/tasks/view-details')({
  validateSearch: searchSchema({
    task: z.string(),
    comments: z.enum(['recent', 'helpful']),
  }),
  context: () => ({ board: boardOptions(), users: usersOptions() }),
  loader: ({ context: { queryClient, board, users } }) => loadData(queryClient, board, users),
  staticData: { title: 'Task details', crumbs: ['Workspace', 'Tasks'] },
  component: TaskPage,
});
