import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import IconBoard from '~icons/tabler/layout-kanban';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { Timestamp } from '@/components/ui/Timestamp';
import { PageHeader } from '@/components/ui/PageHeader';
import { withActivity } from '@/data/task/activity';
import type { Task } from '@/data/task/schema';
import { peopleOf } from '@/components/workspace/space/people-of';
import { SpaceMenu } from '@/components/workspace/space/SpaceMenu';
import { SpaceNotice } from '@/components/workspace/space/SpaceNotice';
import { linkedId } from '@/lib/navigation/linked-id';
import { sampleTaskId } from '@/data/task/seed';
import { saveTasksOptions } from '@/queries/workspace/mutations/task';
import { taskDetailsText } from '@/messages/workspace/task-details';
import { boardLabels } from './board-labels';
import { TaskActivity } from './TaskActivity';
import { Attachments } from './Attachments';
import { Checklist } from './Checklist';
import { Comments } from './Comments';
import { TaskDetails } from './TaskDetails';
import { TaskOverview } from './TaskOverview';

const ItemHistory = lazy(async () => ({
  default: (await import('@/components/workspace/space/ItemHistory')).ItemHistory,
}));

const route = getRouteApi('/_shell/tasks/view-details');

export function TaskPage() {
  const { task: wanted, comments = 'recent' } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: board } = useSuspenseQuery(route.useRouteContext().board);
  const { data: users } = useSuspenseQuery(route.useRouteContext().users);
  const { data: space } = useSuspenseQuery(route.useRouteContext().space);
  const persons = useMemo(() => peopleOf(space, users), [space, users]);
  const people = useMemo(() => new Map(persons.map((person) => [person.id, person])), [persons]);
  const isReader = space?.role === 'reader';
  const save = useMutation(saveTasksOptions());
  const id = linkedId(wanted, sampleTaskId);
  const task = id === undefined ? board.tasks[0] : board.tasks.find((item) => item.id === id);
  if (!task) {
    return (
      <>
        <PageHeader actions={<SpaceMenu />} />
        <EmptyState
          title={id === undefined ? taskDetailsText.noTasksYet : taskDetailsText.notOnTheBoard}
          text={id === undefined ? taskDetailsText.noTasksYetHint : taskDetailsText.notOnTheBoardHint}
          action={
            <Link to="/tasks/kanban" className="btn btn-primary">
              {taskDetailsText.openTheBoard}
            </Link>
          }
        />
      </>
    );
  }
  const keep = (next: Task, message?: string) =>
    save.mutate({
      changes: [{ from: task, to: withActivity(task, next, { columns: board.columns, people: persons }) }],
      ...(message ? { toast: message } : {}),
    });
  return (
    <>
      <PageHeader
        title={task.title}
        lead={taskDetailsText.createdAt(<Timestamp at={task.createdAt} form="long" />)}
        actions={
          <>
            <SpaceMenu />
            <Link to="/tasks/kanban" className="btn btn-outline-secondary">
              <IconBoard />
              {taskDetailsText.board}
            </Link>
          </>
        }
      />
      <SpaceNotice space={space} />
      <div className="beside">
        <div className="stack-4 min-w-0">
          <TaskOverview task={task} isReader={isReader} save={keep} />
          <Checklist task={task} isReader={isReader} save={keep} />
          <Attachments task={task} isReader={isReader} />
          <Comments
            task={task}
            people={people}
            save={isReader ? null : keep}
            sort={comments}
            onSort={(sort) =>
              void navigate({
                search: (old) => ({ ...old, comments: sort }),
                replace: true,
                resetScroll: false,
              })
            }
          />
        </div>
        <aside className="stack-4 min-w-0" aria-label={taskDetailsText.taskDetails}>
          <TaskDetails
            task={task}
            columns={board.columns}
            users={persons}
            labels={boardLabels(board)}
            isReader={isReader}
            save={keep}
          />
          {space ? (
            <Suspense>
              <ItemHistory space={space} itemId={task.id} />
            </Suspense>
          ) : (
            <TaskActivity task={task} people={people} />
          )}
        </aside>
      </div>
    </>
  );
}
