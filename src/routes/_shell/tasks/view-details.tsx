import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { TaskPage } from '@/components/workspace/task/TaskPage';
import { loadItems } from '@/queries/loader';
import { boardOptions } from '@/queries/workspace/task';
import { currentSpaceOptions } from '@/queries/workspace/space';
import { usersOptions } from '@/queries/workspace/user';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/tasks/view-details')({
  validateSearch: searchSchema(() => ({
    task: z.string(),
    comments: z.enum(['recent', 'helpful']),
  })),
  context: () => ({ board: boardOptions(), space: currentSpaceOptions(), users: usersOptions() }),
  loader: ({ context: { queryClient, board, space, users } }) => loadItems(queryClient, board, space, users),
  staticData: { title: 'Task details', crumbs: ['Workspace', 'Tasks'], sample: 'or-space' },
  component: TaskPage,
});
