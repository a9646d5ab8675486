import { delay } from '@/data/store/delay';
import { createCollection } from '@/data/store/collection';
import { Task, BoardColumn, type Board } from './schema';
import { DONE_COLUMN_ID, sampleTasks, sampleBoardColumns } from './seed';

export const tasks = createCollection<Task>({
  name: 'tasks',
  version: 1,
  schema: Task,
  seed: async (now) => sampleTasks(now),
});

export const boardColumns = createCollection<BoardColumn>({
  name: 'board-columns',
  version: 2,
  schema: BoardColumn,
  // Version 1 had no `done`; the sample's column "Done" kept its id when renamed.
  migrate: (record) =>
    typeof record === 'object' && record !== null && 'id' in record
      ? { ...record, done: record.id === DONE_COLUMN_ID }
      : record,
  seed: async () => sampleBoardColumns(),
});

export async function getBoard(): Promise<Board> {
  await delay();
  const [columns, cards] = await Promise.all([boardColumns.all(), tasks.all()]);
  const inOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
  return { columns: columns.toSorted(inOrder), tasks: cards.toSorted(inOrder) };
}
