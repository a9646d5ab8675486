import { delay } from '@/lib/storage/sample-delay';
import { createCollection } from '@/data/store/collection';
import { withUuids } from '@/data/store/sample-uuid';
import { migrateTask } from './migrate';
import { BoardColumn, BoardLabel, Task, type Board } from './schema';
import { sampleBoardColumns, sampleColumnId, sampleTaskId, sampleTasks } from './seed';

export const tasks = createCollection<Task>({
  name: 'tasks',
  version: 3,
  schema: Task,
  migrate: migrateTask,
  migrateId: (id) => (typeof id === 'number' ? sampleTaskId(id) : id),
  seed: async (now) => sampleTasks(now),
  space: async () => (await import('./space-kinds')).taskInSpace,
});

const withDone = (record: unknown): unknown =>
  typeof record === 'object' && record !== null
    ? { ...record, done: 'id' in record && record.id === 4 }
    : record;

export const boardColumns = createCollection<BoardColumn>({
  name: 'board-columns',
  version: 3,
  schema: BoardColumn,
  // Version 1 had no `done`: "Done" was column 4, renamed or not. Ids were numbers until version 2.
  migrate: (record, from) => withUuids(from === 1 ? withDone(record) : record, { id: sampleColumnId }),
  migrateId: (id) => (typeof id === 'number' ? sampleColumnId(id) : id),
  seed: async () => sampleBoardColumns(),
  space: async () => (await import('./space-kinds')).boardColumnInSpace,
});

export const boardLabels = createCollection<BoardLabel>({
  name: 'board-labels',
  version: 1,
  schema: BoardLabel,
  seed: async () => [],
  space: async () => (await import('./space-kinds')).boardLabelInSpace,
});

export async function getBoard(latency = delay()): Promise<Board> {
  await latency;
  const [columns, cards, labels] = await Promise.all([boardColumns.all(), tasks.all(), boardLabels.all()]);
  const inOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
  const sorted = columns.toSorted(inOrder);
  const known = new Set(columns.map(({ id }) => id));
  // Another member of the space may have deleted the column of a task that arrived meanwhile.
  const shown = cards.map((task) => {
    const columnId = known.has(task.columnId) ? task.columnId : sorted[0]?.id;
    return columnId === undefined || columnId === task.columnId ? task : { ...task, columnId };
  });
  return { columns: sorted, tasks: shown.toSorted(inOrder), labels };
}
