import { delay } from '@/data/store/delay';
import { createCollection } from '@/data/store/collection';
import { Task, BoardColumn, type Board } from './schema';
import { sampleBoardColumns, sampleColumnId, sampleTaskId, sampleTasks } from './seed';

const isFields = (record: unknown): record is Record<string, unknown> =>
  typeof record === 'object' && record !== null;

const withUuid = (id: unknown, toUuid: (number: number) => string): unknown =>
  typeof id === 'number' ? toUuid(id) : id;

export const tasks = createCollection<Task>({
  name: 'tasks',
  version: 2,
  schema: Task,
  // Ids of version 1 were numbers.
  migrate: (record) =>
    isFields(record)
      ? {
          ...record,
          id: withUuid(record['id'], sampleTaskId),
          columnId: withUuid(record['columnId'], sampleColumnId),
        }
      : record,
  migrateId: (id) => (typeof id === 'number' ? sampleTaskId(id) : id),
  seed: async (now) => sampleTasks(now),
});

export const boardColumns = createCollection<BoardColumn>({
  name: 'board-columns',
  version: 3,
  schema: BoardColumn,
  // Version 1 had no `done`: "Done" was column 4, renamed or not. Ids were numbers until version 2.
  migrate: (record, from) =>
    isFields(record)
      ? {
          ...record,
          ...(from === 1 && { done: record['id'] === 4 }),
          id: withUuid(record['id'], sampleColumnId),
        }
      : record,
  migrateId: (id) => (typeof id === 'number' ? sampleColumnId(id) : id),
  seed: async () => sampleBoardColumns(),
});

export async function getBoard(): Promise<Board> {
  await delay();
  const [columns, cards] = await Promise.all([boardColumns.all(), tasks.all()]);
  const inOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;
  return { columns: columns.toSorted(inOrder), tasks: cards.toSorted(inOrder) };
}
