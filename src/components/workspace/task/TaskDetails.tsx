import { DatePicker } from '@/components/kits/form/date/DatePicker';
import { Avatar } from '@/components/ui/Avatar';
import type { ShownLabel } from './board-labels';
import { LabelTags } from './LabelTags';
import { priorityNames } from './priority-names';
import { priorityVariant } from './task-variants';
import { type BoardColumn, type Person, type Task, TaskPriority } from '@/data/task/schema';
import { formatShortDay } from '@/lib/dates/day';
import { commonText } from '@/messages/ui/common';
import { taskDetailsText } from '@/messages/workspace/task-details';

interface Props {
  task: Task;
  columns: readonly BoardColumn[];
  users: readonly Person[];
  labels: readonly ShownLabel[];
  /** A reader of the space sees the fields only. */
  isReader: boolean;
  save: (next: Task, message?: string) => void;
}

export const TaskDetails = ({ task, columns, users, labels, isReader, save }: Props) => {
  const column = columns.find((item) => item.id === task.columnId);
  const assignee = users.find((user) => user.id === task.memberIds[0]);
  const toColumn = (id: string) => {
    const name = columns.find((item) => item.id === id)?.name ?? '';
    save({ ...task, columnId: id, order: Date.now() / 1e6 }, taskDetailsText.movedTo(name));
  };
  const toPriority = (value: string) => {
    const priority = TaskPriority.options.find((known) => known === value);
    if (priority) save({ ...task, priority }, taskDetailsText.prioritySaved);
  };
  const toPerson = (value: string) => {
    const person = users.find(({ id }) => String(id) === value);
    if (!person) return;
    const { id, name } = person;
    const rest = task.memberIds.filter((known) => known !== id);
    save({ ...task, memberIds: [id, ...rest] }, taskDetailsText.givenTo(name));
  };
  return (
    <section className="card stack-2 p-4" aria-label={commonText.details}>
      <p className="d-flex flex-wrap gap-1">
        <span className={`tag tag-${column?.variant ?? 'secondary'}`}>{column?.name}</span>
        <span className={`tag tag-${priorityVariant[task.priority]}`}>{priorityNames[task.priority]}</span>
        <LabelTags task={task} labels={labels} />
      </p>
      <label className="form-label mb-0" htmlFor="status">
        {commonText.status}
      </label>
      <select
        id="status"
        className="form-select"
        value={task.columnId}
        disabled={isReader}
        onChange={(event) => toColumn(event.target.value)}
      >
        {columns.map((item) => (
          <option key={item.id} value={item.id}>
            {item.name}
          </option>
        ))}
      </select>
      <label className="form-label mb-0" htmlFor="priority">
        {taskDetailsText.priority}
      </label>
      <select
        id="priority"
        className="form-select"
        value={task.priority}
        disabled={isReader}
        onChange={(event) => toPriority(event.target.value)}
      >
        {TaskPriority.options.map((value) => (
          <option key={value} value={value}>
            {priorityNames[value]}
          </option>
        ))}
      </select>
      <label className="form-label mb-0" htmlFor="assignee">
        {taskDetailsText.assignee}
      </label>
      <select
        id="assignee"
        className="form-select"
        value={assignee?.id ?? ''}
        disabled={isReader}
        onChange={(event) => toPerson(event.target.value)}
      >
        {!assignee && <option value="">{taskDetailsText.unassigned}</option>}
        {users.map((user) => (
          <option key={user.id} value={user.id}>
            {user.name}
          </option>
        ))}
      </select>
      {task.memberIds.length > 0 && (
        <p className="row-1 flex-wrap">
          {task.memberIds.map((id) => {
            const user = users.find((known) => known.id === id);
            return (
              <Avatar
                key={id}
                size="sm"
                name={user?.name ?? taskDetailsText.unknownMember}
                url={user?.image ?? null}
              />
            );
          })}
        </p>
      )}
      {isReader ? (
        <p>
          {task.dueDate ? taskDetailsText.dueOn(formatShortDay(task.dueDate)) : taskDetailsText.noDueDate}
        </p>
      ) : (
        <DatePicker
          label={taskDetailsText.due}
          value={task.dueDate ?? ''}
          onChange={(day) => save({ ...task, dueDate: day || null }, taskDetailsText.dueDateSaved)}
        />
      )}
    </section>
  );
};
