import { delay } from '@/data/store/delay';
import { createCollection } from '@/data/store/collection';
import { Task, BoardColumn, type Board } from './schema';
import { sampleTasks, sampleBoardColumns } from './seed';

export const tasks = createCollection<Task>({
  name: 'tasks',
  version: 1,
  schema: Task,
  seed: async (now) => sampleTasks(now),
});

export const boardColumns = createCollection<BoardColumn>({
  name: 'board-columns',
  version: 1,
  schema: BoardColumn,
  seed: async () => sampleBoardColumns(),
});

export async function getBoard(): Promise<Board> {
  await delay();
  const [columns, cards] = await Promise.all([boardColumns.all(), tasks.all()]);
  const inOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
  return { columns: columns.toSorted(inOrder), tasks: cards.toSorted(inOrder) };
}
