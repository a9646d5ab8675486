import type { NewItem } from '@/data/space/new-item';
import { sampleBoardColumns, sampleTasks } from './seed';

/** The sample's board with ids of its own. The people of the sample are no members: their names and comments stay out. */
export function boardItems(now: Date): NewItem[] {
  const columns = sampleBoardColumns();
  const columnIds = new Map(columns.map(({ id }) => [id, crypto.randomUUID()]));
  const newId = (id: string): string => columnIds.get(id) ?? crypto.randomUUID();
  return [
    ...columns.map(({ id, ...body }): NewItem => ({ id: newId(id), kind: 'board-column', body })),
    ...sampleTasks(now).map(({ id: _id, columnId, ...task }): NewItem => ({
      id: crypto.randomUUID(),
      kind: 'task',
      body: {
        ...task,
        columnId: newId(columnId),
        memberIds: [],
        comments: [],
        attachments: [],
        activity: [],
      },
    })),
  ];
}
