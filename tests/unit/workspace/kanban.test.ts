import { describe, expect, it } from 'vitest';
import {
  cardDropTargetAt,
  moveCards,
  placeAtIndex,
  swapAdjacent,
} from '@/components/workspace/kanban/card-order';
import type { Task } from '@/data/task/schema';

const card = (id: string, columnId: string, order: number): Task => ({
  id,
  columnId,
  order,
  title: `Task ${id}`,
  text: '',
  priority: 'Low',
  labels: [],
  memberIds: [],
  dueDate: null,
  createdAt: '',
  checklist: [],
  attachments: [],
  comments: [],
  activity: [],
});
const cards = [card('1', '1', 1), card('2', '1', 2), card('3', '1', 3), card('4', '2', 1)];
const orderOf = (list: readonly Task[], columnId: string) =>
  list
    .filter((task) => task.columnId === columnId)
    .toSorted((a, b) => a.order - b.order)
    .map((task) => task.id);
const after = (ids: string[], drop: Parameters<typeof moveCards>[2]) => {
  const next = new Map(moveCards(cards, ids, drop).map((task) => [task.id, task]));
  return cards.map((task) => next.get(task.id) ?? task);
};

describe('moving cards', () => {
  it('puts a card between two others', () => {
    const list = after(['4'], { columnId: '1', adjacentId: '2', position: 'before' });
    expect(orderOf(list, '1')).toEqual(['1', '4', '2', '3']);
    expect(orderOf(list, '2')).toEqual([]);
  });
  it('puts a card first, last and into an empty column', () => {
    expect(orderOf(after(['3'], { columnId: '1', adjacentId: '1', position: 'before' }), '1')).toEqual([
      '3',
      '1',
      '2',
    ]);
    expect(orderOf(after(['1'], { columnId: '1', adjacentId: null, position: 'after' }), '1')).toEqual([
      '2',
      '3',
      '1',
    ]);
    expect(orderOf(after(['1', '2'], { columnId: '9', adjacentId: null, position: 'after' }), '9')).toEqual([
      '1',
      '2',
    ]);
  });
  it('maps a position among the visible cards, and puts a column between two others', () => {
    expect(cardDropTargetAt(cards.slice(0, 3), '1', '1', 1)).toEqual({
      columnId: '1',
      adjacentId: '3',
      position: 'before',
    });
    expect(cardDropTargetAt(cards.slice(0, 3), '4', '1', 3)).toEqual({
      columnId: '1',
      adjacentId: '3',
      position: 'after',
    });
    expect(cardDropTargetAt([], '4', '1', 0)).toEqual({ columnId: '1', adjacentId: null, position: 'after' });
    const columns = [1, 2, 3].map((order) => ({ id: String(order), order }));
    const order = (place: number, index: number) =>
      placeAtIndex(columns, { id: String(place), order: place }, index).order;
    expect([order(1, 1), order(1, 2), order(3, 0)]).toEqual([2.5, 4, 0]);
  });
  it('does not move the first column further left', () => {
    const columns = [
      { id: '1', order: 1 },
      { id: '2', order: 2 },
    ];
    expect(swapAdjacent(columns, '1', -1)).toEqual([]);
    expect(swapAdjacent(columns, '1', 1)).toEqual([
      { id: '1', order: 2 },
      { id: '2', order: 1 },
    ]);
  });
});
