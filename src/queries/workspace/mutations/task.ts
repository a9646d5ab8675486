import { mutationOptions } from '@tanstack/react-query';
import { mergeChange } from '@/data/store/merge-change';
import { boardColumns, tasks } from '@/data/task/collection';
import type { BoardColumn, Task } from '@/data/task/schema';
import { offerUndo } from '@/lib/overlays/undo';
import { patchQuery, replaceById, withoutIds } from '@/queries/optimistic';
import { SAMPLE_KEY } from '@/queries/sample';
import { sampleMutation } from '@/queries/sample-mutation';
import { boardOptions } from '@/queries/workspace/task';
import { taskText } from '@/messages/workspace/task';

const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;

interface SaveTasks {
  /** Tasks as shown and as changed: what others changed meanwhile stays. */
  changes: readonly { from: Task; to: Task; ifDeleted?: 'restore' }[];
  /** Title of the toast with Undo; no toast if absent. */
  toast?: string;
}

export const saveTasksOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async ({ changes }: SaveTasks) => tasks.applyChanges(changes),
    onMutate: (vars, { client }) =>
      patchQuery(client, boardOptions(), (board) => ({
        ...board,
        tasks: board.tasks
          .map((task) => {
            const change = vars.changes.find(({ to }) => to.id === task.id);
            return change ? mergeChange(task, change.from, change.to) : task;
          })
          .toSorted(byOrder),
      })),
    onSuccess: (inverse, { toast }) => {
      if (toast) offerUndo({ title: toast, undo: () => tasks.applyChanges(inverse) });
    },
    onError: (_error, _vars, rollback) => rollback?.(),
    meta: { failure: taskText.notSaved, invalidates: [SAMPLE_KEY] },
  });

export const addTaskOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async (task: Omit<Task, 'id'>) => {
      const added = { ...task, id: crypto.randomUUID() };
      const inverse = await tasks.applyChanges([{ put: added }]);
      return { added, inverse };
    },
    onSuccess: ({ added, inverse }) =>
      offerUndo({ title: taskText.taskAdded, text: added.title, undo: () => tasks.applyChanges(inverse) }),
    meta: { failure: taskText.taskNotAdded, invalidates: [SAMPLE_KEY] },
  });

export const removeTaskOptions = () =>
  sampleMutation<Task, Task>({
    collection: tasks,
    changes: (task) => [{ remove: task.id }],
    optimistic: (client, { id }) => [
      patchQuery(client, boardOptions(), (board) => ({ ...board, tasks: withoutIds(board.tasks, [id]) })),
    ],
    toast: () => taskText.taskDeleted,
    failure: taskText.taskNotDeleted,
  });

export const saveColumnsOptions = () =>
  sampleMutation<readonly BoardColumn[], BoardColumn>({
    collection: boardColumns,
    changes: (columns) => columns.map((column) => ({ put: column })),
    optimistic: (client, columns) => [
      patchQuery(client, boardOptions(), (board) => ({
        ...board,
        columns: replaceById(board.columns, columns).toSorted(byOrder),
      })),
    ],
    failure: taskText.columnNotSaved,
  });

export const addColumnOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async (column: Omit<BoardColumn, 'id'>) => {
      const added = { ...column, id: crypto.randomUUID() };
      const inverse = await boardColumns.applyChanges([{ put: added }]);
      return { added, inverse };
    },
    onSuccess: ({ added, inverse }) =>
      offerUndo({
        title: taskText.columnAdded,
        text: added.name,
        undo: () => boardColumns.applyChanges(inverse),
      }),
    meta: { failure: taskText.columnNotAdded, invalidates: [SAMPLE_KEY] },
  });

/** One Undo restores the column and its cards. */
export const removeColumnOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async ({ column, cards }: { column: BoardColumn; cards: readonly Task[] }) => {
      const taskInverse = await tasks.applyChanges(cards.map((task) => ({ remove: task.id })));
      const columnInverse = await boardColumns.applyChanges([{ remove: column.id }]);
      return { taskInverse, columnInverse };
    },
    onSuccess: ({ taskInverse, columnInverse }, { column }) =>
      offerUndo({
        title: taskText.columnDeleted,
        text: column.name,
        undo: async () => {
          await boardColumns.applyChanges(columnInverse);
          await tasks.applyChanges(taskInverse);
        },
      }),
    meta: { failure: taskText.columnNotDeleted, invalidates: [SAMPLE_KEY] },
  });
