import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Move } from '@/components/kits/drag/drag-session';
import { newActivity, withActivity } from '@/data/task/activity';
import type { Board, BoardColumn, Task } from '@/data/task/schema';
import { confirmAction } from '@/lib/overlays/confirm';
import {
  addTaskOptions,
  removeColumnOptions,
  removeTaskOptions,
  saveColumnsOptions,
  saveTasksOptions,
} from '@/queries/workspace/mutations/task';
import { commonText } from '@/messages/ui/common';
import { kanbanText } from '@/messages/workspace/kanban';
import type { CardFilter } from './board-filter';
import { type CardDropTarget, cardDropTargetAt, moveCards, placeAtIndex, swapAdjacent } from './card-order';

interface Options {
  board: Board;
  byColumn: ReadonlyMap<string, readonly Task[]>;
  /** Cards in view of the filter, by column. */
  shown: ReadonlyMap<string, readonly Task[]>;
  filter: CardFilter;
  /** Order of a new card at the end of the column. */
  nextOrder: (columnId: string) => number;
  open: (search: { edit?: string; column?: string }) => void;
  editColumn: (column: BoardColumn) => void;
  /** To screen readers. */
  say: (message: string) => void;
}

/** What members do to cards and columns on the board, also by dragging. */
export function useBoardActions({
  board: { columns, tasks },
  byColumn,
  shown,
  filter,
  nextOrder,
  open,
  editColumn,
  say,
}: Options) {
  const addTask = useMutation(addTaskOptions());
  const saveTasks = useMutation(saveTasksOptions());
  const removeTask = useMutation(removeTaskOptions());
  const saveColumns = useMutation(saveColumnsOptions());
  const removeColumn = useMutation(removeColumnOptions());
  const lastAdded = useRef(0);

  const move = (ids: string[], target: CardDropTarget) => {
    const moved = moveCards(tasks, ids, target);
    const name = columns.find((item) => item.id === target.columnId)?.name ?? '';
    saveTasks.mutate({
      changes: tasks.flatMap((from) => {
        const to = moved.find(({ id }) => id === from.id);
        return to ? [{ from, to: withActivity(from, to, { columns }) }] : [];
      }),
      toast: moved.length === 1 ? kanbanText.movedTo(name) : kanbanText.countMovedTo(moved.length, name),
    });
  };
  const drop = ({ id, to, index, kind }: Move) => {
    const itemId = id.slice(id.indexOf('-') + 1);
    if (kind === 'task') {
      move([itemId], cardDropTargetAt(shown.get(to) ?? [], itemId, to, index));
      return;
    }
    const item = columns.find((one) => one.id === itemId);
    if (item) saveColumns.mutate([placeAtIndex(columns, item, index)]);
  };
  const actions = {
    edit: (task: Task) => open({ edit: task.id }),
    add: (target: BoardColumn) => open({ edit: 'new', column: target.id }),
    quickAdd: (target: BoardColumn, title: string) => {
      const at = new Date().toISOString();
      // A second card may follow before the first is on the board.
      lastAdded.current = Math.max(nextOrder(target.id), lastAdded.current + 1);
      addTask.mutate({
        columnId: target.id,
        order: lastAdded.current,
        title,
        text: '',
        priority: 'Medium',
        // The card stays in view of the filter.
        labels: filter.labels.slice(0, 1),
        memberIds: filter.members.slice(0, 1),
        dueDate: null,
        createdAt: at,
        checklist: [],
        attachments: [],
        comments: [],
        activity: newActivity(),
      });
    },
    remove: (task: Task) => removeTask.mutate(task),
    moveTo: (task: Task, target: BoardColumn) => {
      move([task.id], { columnId: target.id, adjacentId: null, position: 'after' });
      say(kanbanText.nameMovedTo(task.title, target.name));
    },
    editColumn,
    shiftColumn: (item: BoardColumn, by: -1 | 1) => saveColumns.mutate(swapAdjacent(columns, item.id, by)),
    toggleColumn: (item: BoardColumn) => saveColumns.mutate([{ ...item, collapsed: !item.collapsed }]),
    removeColumn: (item: BoardColumn) => {
      const cards = byColumn.get(item.id) ?? [];
      void confirmAction({
        title: kanbanText.deleteTitle(item.name),
        text: kanbanText.deleteHint(cards.length),
        action: commonText.delete,
        danger: true,
      }).then((sure) => sure && removeColumn.mutate({ column: item, cards }));
    },
  };
  return { drop, actions };
}
