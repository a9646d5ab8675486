import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import IconBoard from '~icons/tabler/layout-kanban';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { PageHeader } from '@/components/ui/PageHeader';
import type { Task } from '@/data/task/schema';
import { sampleTaskId } from '@/data/task/seed';
import { formatRelativeTime } from '@/lib/dates/relative-time';
import { saveTasksOptions } from '@/queries/workspace/mutations/task';
import { TaskActivity } from './TaskActivity';
import { Attachments } from './Attachments';
import { Checklist } from './Checklist';
import { Comments } from './Comments';
import { TaskDetails } from './TaskDetails';
import { TaskOverview } from './TaskOverview';
import './task.scss';

const route = getRouteApi('/_shell/tasks/view-details');

export function TaskPage() {
  const { task: wanted, comments = 'recent' } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: board } = useSuspenseQuery(route.useRouteContext().board);
  const { data: users } = useSuspenseQuery(route.useRouteContext().users);
  const people = useMemo(() => new Map(users.map((user) => [user.id, user])), [users]);
  const save = useMutation(saveTasksOptions());
  // Older links hold a number of the sample.
  const id = wanted !== undefined && /^\d+$/.test(wanted) ? sampleTaskId(Number(wanted)) : wanted;
  const task = id === undefined ? board.tasks[0] : board.tasks.find((item) => item.id === id);
  if (!task) {
    return (
      <EmptyState
        title="This task is not on the board"
        text="It may have been deleted."
        action={
          <Link to="/tasks/kanban" className="btn btn-primary">
            Open the board
          </Link>
        }
      />
    );
  }
  const keep = (next: Task, message?: string) =>
    save.mutate({ changes: [{ from: task, to: next }], ...(message ? { toast: message } : {}) });
  return (
    <>
      <PageHeader
        title={task.title}
        lead={`Created ${formatRelativeTime(new Date(task.createdAt))}`}
        actions={
          <Link to="/tasks/kanban" className="btn btn-outline-secondary">
            <IconBoard />
            Board
          </Link>
        }
      />
      <div className="task">
        <div className="task-main">
          <TaskOverview task={task} save={keep} />
          <Checklist task={task} save={keep} />
          <Attachments task={task} save={keep} />
          <Comments
            task={task}
            people={people}
            save={keep}
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
        <aside className="task-side" aria-label="Task details">
          <TaskDetails task={task} columns={board.columns} users={users} save={keep} />
          <TaskActivity task={task} people={people} />
        </aside>
      </div>
    </>
  );
}
