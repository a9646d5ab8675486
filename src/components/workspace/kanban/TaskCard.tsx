import { Link } from '@tanstack/react-router';
import IconClip from '~icons/tabler/paperclip';
import IconClock from '~icons/tabler/clock';
import IconDots from '~icons/tabler/dots';
import IconEdit from '~icons/tabler/edit';
import IconMessage from '~icons/tabler/message-circle';
import IconTrash from '~icons/tabler/trash';
import { dragItemProps } from '@/components/kits/drag/drag-attributes';
import { DragHandle } from '@/components/kits/drag/DragHandle';
import type { ListPlace } from '@/components/kits/drag/VirtualDragList';
import { Avatar } from '@/components/ui/Avatar';
import { Menu } from '@/components/ui/overlay/Menu';
import type { BoardColumn, Person, PersonId, Task } from '@/data/task/schema';
import { formatShortDay, today } from '@/lib/dates/day';
import type { ShownLabel } from '@/components/workspace/task/board-labels';
import { LabelTags } from '@/components/workspace/task/LabelTags';
import { priorityNames } from '@/components/workspace/task/priority-names';
import { priorityVariant } from '@/components/workspace/task/task-variants';
import { commonText } from '@/messages/ui/common';
import { kanbanText } from '@/messages/workspace/kanban';

export interface CardActions {
  edit: (task: Task) => void;
  remove: (task: Task) => void;
  moveTo: (task: Task, column: BoardColumn) => void;
}

interface Props {
  task: Task;
  people: ReadonlyMap<PersonId, Person>;
  columns: readonly BoardColumn[];
  labels: readonly ShownLabel[];
  /** Null for a reader of the space. */
  actions: CardActions | null;
  /** In a column that mounts only some of its cards. */
  place: ListPlace | null;
}

export const cardItemId = (task: Task): string => `task-${task.id}`;

export const TaskCard = ({ task, people, columns, labels, actions, place }: Props) => {
  const done = task.checklist.filter((step) => step.done).length;
  const late = task.dueDate !== null && task.dueDate <= today();
  return (
    <li
      className="task-card box bg-surface p-3"
      ref={place?.measure}
      data-index={place?.index}
      aria-setsize={place?.count}
      aria-posinset={place ? place.index + 1 : undefined}
      {...(actions && dragItemProps(cardItemId(task), task.title, true, place?.index))}
    >
      <div className="d-flex gap-1">
        <LabelTags task={task} labels={labels} />
        {(task.priority === 'High' || task.priority === 'Urgent') && (
          <span className={`tag tag-${priorityVariant[task.priority]}`}>{priorityNames[task.priority]}</span>
        )}
        {actions && (
          <span className="kanban-tools d-flex">
            <DragHandle name={task.title} />
            <Menu
              label={kanbanText.moreFor(task.title)}
              className="icon-button icon-button-sm"
              trigger={<IconDots />}
              items={[
                { label: commonText.edit, icon: <IconEdit />, onSelect: () => actions.edit(task) },
                ...columns
                  .filter((column) => column.id !== task.columnId)
                  .map((column) => ({
                    label: kanbanText.moveTo(column.name),
                    onSelect: () => actions.moveTo(task, column),
                  })),
                'separator',
                {
                  label: commonText.delete,
                  icon: <IconTrash />,
                  danger: true,
                  onSelect: () => actions.remove(task),
                },
              ]}
            />
          </span>
        )}
      </div>
      <h3 className="label-heading mt-2 fs-base" dir="auto">
        <Link className="text-ink" to="/tasks/view-details" search={{ task: task.id }}>
          {task.title}
        </Link>
      </h3>
      {task.checklist.length > 0 && (
        <div className="row-2 mt-2">
          <span className="progress-track flex-1">
            <i className="bg-c1 rounded-sm" style={{ width: `${(done / task.checklist.length) * 100}%` }} />
          </span>
          <small className="fs-xs text-ink-3">{kanbanText.stepsDone(done, task.checklist.length)}</small>
        </div>
      )}
      <footer className="row-3 mt-2">
        {task.dueDate && (
          <span
            className={`inline-row-1 num fs-sm ${late && done < task.checklist.length ? 'text-danger fw-semibold' : 'text-ink-3'}`}
          >
            <IconClock />
            <time dateTime={task.dueDate}>
              {task.dueDate === today() ? commonText.today : formatShortDay(task.dueDate)}
            </time>
          </span>
        )}
        {task.comments.length > 0 && (
          <span className="inline-row-1 num fs-sm text-ink-3" title={kanbanText.comments}>
            <IconMessage />
            {task.comments.length}
          </span>
        )}
        {task.attachments.length > 0 && (
          <span className="inline-row-1 num fs-sm text-ink-3" title={kanbanText.attachments}>
            <IconClip />
            {task.attachments.length}
          </span>
        )}
        <span className="ms-auto">
          <span className="avatar-group">
            {task.memberIds.slice(0, 3).map((id) => (
              <Avatar
                key={id}
                size="xs"
                name={people.get(id)?.name ?? kanbanText.unknownMember}
                url={people.get(id)?.image ?? null}
              />
            ))}
          </span>
        </span>
      </footer>
    </li>
  );
};
