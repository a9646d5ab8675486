import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import IconColumns from '~icons/tabler/column-insert-right';
import IconPlus from '~icons/tabler/plus';
import { dragListProps } from '@/components/kits/drag/drag-attributes';
import type { Move } from '@/components/kits/drag/drag-session';
import { DragBoard } from '@/components/kits/drag/DragBoard';
import { PageHeader } from '@/components/ui/PageHeader';
import { type BoardColumn, doneColumnIds, type Task } from '@/data/task/schema';
import { confirmAction } from '@/lib/overlays/confirm';
import { addDays, today } from '@/lib/dates/day';
import { pluralize } from '@/lib/text/format';
import {
  removeColumnOptions,
  removeTaskOptions,
  saveColumnsOptions,
  saveTasksOptions,
} from '@/queries/workspace/mutations/task';
import { BoardFilter } from './BoardFilter';
import { KanbanColumn } from './KanbanColumn';
import { ColumnDialog } from './ColumnDialog';
import { type CardDropTarget, cardDropTargetAt, moveCards, placeAtIndex, swapAdjacent } from './card-order';
import { TaskDialog } from './TaskDialog';
import './kanban.scss';

const route = getRouteApi('/_shell/tasks/kanban');

export function KanbanPage() {
  const { member, label, edit, column: into } = route.useSearch();
  const navigate = route.useNavigate();
  const { data: board } = useSuspenseQuery(route.useRouteContext().board);
  const { data: users } = useSuspenseQuery(route.useRouteContext().users);
  const people = useMemo(() => new Map(users.map((user) => [user.id, user])), [users]);
  const saveTasks = useMutation(saveTasksOptions());
  const removeTask = useMutation(removeTaskOptions());
  const saveColumns = useMutation(saveColumnsOptions());
  const removeColumn = useMutation(removeColumnOptions());
  const [column, setColumn] = useState<BoardColumn | 'new' | null>(null);
  const [message, setSaid] = useState('');

  const { columns, tasks } = board;
  const labels = [...new Set(tasks.flatMap((task) => task.labels))].toSorted();
  const fits = (task: Task) =>
    (member === undefined || task.memberIds.includes(member)) && (!label || task.labels.includes(label));
  const lastOrder = (id: string) =>
    Math.max(0, ...tasks.filter((task) => task.columnId === id).map((task) => task.order)) + 1;
  const finished = doneColumnIds(columns);
  const soon = tasks.filter(
    (task) => task.dueDate && task.dueDate <= addDays(today(), 7) && !finished.has(task.columnId),
  ).length;
  const firstOpen = columns.find(({ done }) => !done) ?? columns[0];
  const open = (search: { edit?: string; column?: string }) =>
    void navigate({ search: { member, label, ...search }, resetScroll: false });

  const move = (ids: string[], drop: CardDropTarget) => {
    const moved = moveCards(tasks, ids, drop);
    const name = columns.find((item) => item.id === drop.columnId)?.name ?? '';
    saveTasks.mutate({
      changes: tasks.flatMap((from) => {
        const to = moved.find(({ id }) => id === from.id);
        return to ? [{ from, to }] : [];
      }),
      toast: moved.length === 1 ? `Moved to ${name}` : `${moved.length} moved to ${name}`,
    });
  };
  const drop = ({ id, to, index, kind }: Move) => {
    const itemId = id.slice(id.indexOf('-') + 1);
    if (kind === 'task') {
      const shown = tasks.filter((task) => task.columnId === to && fits(task));
      move([itemId], cardDropTargetAt(shown, itemId, to, index));
      return;
    }
    const item = columns.find((one) => one.id === itemId);
    if (item) saveColumns.mutate([placeAtIndex(columns, item, index)]);
  };
  const boardActions = {
    edit: (task: Task) => open({ edit: task.id }),
    add: (target: BoardColumn) => open({ edit: 'new', column: target.id }),
    remove: (task: Task) => removeTask.mutate(task),
    moveTo: (task: Task, target: BoardColumn) => {
      move([task.id], { columnId: target.id, adjacentId: null, position: 'after' });
      setSaid(`${task.title} moved to ${target.name}`);
    },
    editColumn: setColumn,
    shiftColumn: (item: BoardColumn, by: -1 | 1) => saveColumns.mutate(swapAdjacent(columns, item.id, by)),
    toggleColumn: (item: BoardColumn) => saveColumns.mutate([{ ...item, collapsed: !item.collapsed }]),
    removeColumn: (item: BoardColumn) => {
      const cards = tasks.filter((task) => task.columnId === item.id);
      void confirmAction({
        title: `Delete ${item.name}?`,
        text: `${pluralize(cards.length, 'task')} will be deleted too. You can undo this.`,
        action: 'Delete',
        danger: true,
      }).then((sure) => sure && removeColumn.mutate({ column: item, cards }));
    },
  };
  const edited = tasks.find((task) => task.id === edit) ?? null;

  return (
    <>
      <PageHeader
        lead={`${pluralize(tasks.length, 'task')}, ${soon} due within a week`}
        actions={
          <>
            <BoardFilter people={users} tasks={tasks} labels={labels} member={member} label={label} />
            <button type="button" className="btn btn-outline-secondary" onClick={() => setColumn('new')}>
              <IconColumns />
              Add column
            </button>
            <button type="button" className="btn btn-primary" onClick={() => open({ edit: 'new' })}>
              <IconPlus />
              Add task
            </button>
          </>
        }
      />
      <p className="visually-hidden" role="status">
        {message}
      </p>
      <DragBoard onMove={drop} className="kanban-drag-area">
        <div
          className="kanban-board"
          role="group"
          {...dragListProps({ id: 'board', name: 'Columns', kind: 'column', axis: 'x' })}
        >
          {columns.map((item) => (
            <KanbanColumn
              key={item.id}
              column={item}
              columns={columns}
              count={tasks.filter((task) => task.columnId === item.id).length}
              cards={tasks.filter((task) => task.columnId === item.id && fits(task))}
              people={people}
              actions={boardActions}
            />
          ))}
        </div>
      </DragBoard>
      {(edit === 'new' || edited) && (
        <TaskDialog
          key={edit}
          task={edited}
          columnId={into ?? firstOpen?.id ?? ''}
          columns={columns}
          people={users}
          labels={labels}
          lastOrder={lastOrder}
          onClose={() => open({})}
        />
      )}
      {column && (
        <ColumnDialog
          column={column === 'new' ? null : column}
          order={(columns.at(-1)?.order ?? 0) + 1}
          onClose={() => setColumn(null)}
        />
      )}
    </>
  );
}
