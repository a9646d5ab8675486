import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { KanbanPage } from '@/components/workspace/kanban/KanbanPage';
import { loadItems } from '@/queries/loader';
import { boardOptions } from '@/queries/workspace/task';
import { currentSpaceOptions } from '@/queries/workspace/space';
import { usersOptions } from '@/queries/workspace/user';
import { searchSchema } from '@/lib/navigation/search-params';

/** A number of the sample's people, or the id of a member. */
const personId = () => z.union([z.int(), z.uuid()]);

export const Route = createFileRoute('/_shell/tasks/kanban')({
  validateSearch: searchSchema(() => ({
    q: z.string().check(z.maxLength(200)),
    members: z.array(personId()),
    labels: z.array(z.string().check(z.maxLength(60))),
    due: z.enum(['late', 'today', 'week', 'none']),
    /** Of older links, like `label`. */
    member: personId(),
    label: z.string().check(z.maxLength(60)),
    /** Id of the task being edited, or "new". */
    edit: z.string(),
    /** Column of a new card. */
    column: z.string(),
  })),
  context: () => ({ board: boardOptions(), space: currentSpaceOptions(), users: usersOptions() }),
  loader: ({ context: { queryClient, board, space, users } }) => loadItems(queryClient, board, space, users),
  staticData: { title: 'Tasks', crumbs: ['Workspace'], sample: 'or-space' },
  component: KanbanPage,
});
