import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { delay } from '@/data/store/delay';
import { boardColumns, getBoard, tasks } from '@/data/task/collection';
import type { Board, BoardColumn, Task } from '@/data/task/schema';
import { offerUndo } from '@/lib/overlays/undo';
import { SAMPLE_KEY, sampleMutation, sampleQuery } from '@/queries/sample';

/** Columns and cards of the board in their order. */
export const boardOptions = () => sampleQuery(['board'], getBoard);

const isBoard = (held: unknown): held is Board =>
  typeof held === 'object' && held !== null && 'tasks' in held;
const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;
const replaceById = <T extends { id: number; order: number }>(
  list: readonly T[],
  next: readonly T[],
): T[] => {
  const changed = new Map(next.map((item) => [item.id, item]));
  return list.map((item) => changed.get(item.id) ?? item).toSorted(byOrder);
};

interface SaveTasks {
  tasks: readonly Task[];
  /** What the toast with Undo says; silent without it. */
  toast?: string;
}

/** Keeps cards as they now are: moved, ticked, written into. */
export const saveTasksOptions = () =>
  mutationOptions({
    mutationFn: async ({ tasks: next }: SaveTasks) => tasks.applyChanges(next.map((task) => ({ put: task }))),
    onMutate: (wish, { client }) =>
      patchBoard(client, (board) => ({ ...board, tasks: replaceById(board.tasks, wish.tasks) })),
    onSuccess: (opposite, wish) => {
      if (wish.toast) offerUndo({ title: wish.toast, undo: () => tasks.applyChanges(opposite) });
    },
    onError: (_error, _wish, before, { client }) => restoreBoard(client, before),
    meta: { failure: 'Not kept', invalidates: [SAMPLE_KEY] },
  });

function patchBoard(client: QueryClient, patch: (board: Board) => Board): Board | undefined {
  const before = client.getQueryData(boardOptions().queryKey);
  if (isBoard(before)) client.setQueryData(boardOptions().queryKey, patch(before));
  return before;
}
const restoreBoard = (client: QueryClient, before: Board | undefined): void => {
  if (before) client.setQueryData(boardOptions().queryKey, before);
};

/** Adds a card under the next free number. */
export const addTaskOptions = () =>
  mutationOptions({
    mutationFn: async (task: Omit<Task, 'id'>) => {
      await delay();
      return tasks.add((id) => ({ ...task, id }));
    },
    onSuccess: (task) =>
      offerUndo({
        title: 'Task added',
        text: task.title,
        undo: () => tasks.applyChanges([{ remove: task.id }]),
      }),
    meta: { failure: 'Task not added', invalidates: [SAMPLE_KEY] },
  });

/** Removes a card; the toast brings it back. */
export const removeTaskOptions = () =>
  sampleMutation<Task, Task>({
    collection: tasks,
    changes: (task) => [{ remove: task.id }],
    optimistic: {
      key: ['board'],
      patch: (held, gone) =>
        isBoard(held) ? { ...held, tasks: held.tasks.filter((task) => task.id !== gone.id) } : held,
    },
    toast: () => 'Task deleted',
    failure: 'Task not deleted',
  });

/** Keeps columns as they now are: renamed, limited, collapsed, moved. */
export const saveColumnsOptions = () =>
  sampleMutation<readonly BoardColumn[], BoardColumn>({
    collection: boardColumns,
    changes: (columns) => columns.map((column) => ({ put: column })),
    optimistic: {
      key: ['board'],
      patch: (held, next) => (isBoard(held) ? { ...held, columns: replaceById(held.columns, next) } : held),
    },
    failure: 'Column not kept',
  });

/** Adds a column at the end. */
export const addColumnOptions = () =>
  mutationOptions({
    mutationFn: async (column: Omit<BoardColumn, 'id'>) => {
      await delay();
      return boardColumns.add((id) => ({ ...column, id }));
    },
    onSuccess: (column) =>
      offerUndo({
        title: 'Column added',
        text: column.name,
        undo: () => boardColumns.applyChanges([{ remove: column.id }]),
      }),
    meta: { failure: 'Column not added', invalidates: [SAMPLE_KEY] },
  });

/** Removes a column with its cards; the toast brings both back. */
export const removeColumnOptions = () =>
  mutationOptions({
    mutationFn: async ({ column, cards }: { column: BoardColumn; cards: readonly Task[] }) => {
      await delay();
      const cardsBack = await tasks.applyChanges(cards.map((task) => ({ remove: task.id })));
      const columnBack = await boardColumns.applyChanges([{ remove: column.id }]);
      return { cardsBack, columnBack };
    },
    onSuccess: ({ cardsBack, columnBack }, { column }) =>
      offerUndo({
        title: 'Column deleted',
        text: column.name,
        undo: async () => {
          await boardColumns.applyChanges(columnBack);
          await tasks.applyChanges(cardsBack);
        },
      }),
    meta: { failure: 'Column not deleted', invalidates: [SAMPLE_KEY] },
  });
