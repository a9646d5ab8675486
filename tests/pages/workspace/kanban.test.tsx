import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  cardDropTargetAt,
  moveCards,
  placeAtIndex,
  swapAdjacent,
} from '@/components/workspace/kanban/card-order';
import type { Task } from '@/data/task/schema';
import { renderApp } from '../../support/pages/render-app';

const card = (id: number, columnId: number, order: number): Task => ({
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
const cards = [card(1, 1, 1), card(2, 1, 2), card(3, 1, 3), card(4, 2, 1)];
const orderOf = (list: readonly Task[], columnId: number) =>
  list
    .filter((task) => task.columnId === columnId)
    .toSorted((a, b) => a.order - b.order)
    .map((task) => task.id);
const after = (ids: number[], drop: Parameters<typeof moveCards>[2]) => {
  const next = new Map(moveCards(cards, ids, drop).map((task) => [task.id, task]));
  return cards.map((task) => next.get(task.id) ?? task);
};

describe('moving cards', () => {
  it('puts a card between two others', () => {
    const list = after([4], { columnId: 1, adjacentId: 2, position: 'before' });
    expect(orderOf(list, 1)).toEqual([1, 4, 2, 3]);
    expect(orderOf(list, 2)).toEqual([]);
  });
  it('puts a card first, last and into an empty column', () => {
    expect(orderOf(after([3], { columnId: 1, adjacentId: 1, position: 'before' }), 1)).toEqual([3, 1, 2]);
    expect(orderOf(after([1], { columnId: 1, adjacentId: null, position: 'after' }), 1)).toEqual([2, 3, 1]);
    expect(orderOf(after([1, 2], { columnId: 9, adjacentId: null, position: 'after' }), 9)).toEqual([1, 2]);
  });
  it('reads a place among the cards in sight, and puts a column between two others', () => {
    expect(cardDropTargetAt(cards.slice(0, 3), 1, 1, 1)).toEqual({
      columnId: 1,
      adjacentId: 3,
      position: 'before',
    });
    expect(cardDropTargetAt(cards.slice(0, 3), 4, 1, 3)).toEqual({
      columnId: 1,
      adjacentId: 3,
      position: 'after',
    });
    expect(cardDropTargetAt([], 4, 1, 0)).toEqual({ columnId: 1, adjacentId: null, position: 'after' });
    const columns = [1, 2, 3].map((id) => ({ id, order: id }));
    const order = (id: number, index: number) => placeAtIndex(columns, { id, order: id }, index).order;
    expect([order(1, 1), order(1, 2), order(3, 0)]).toEqual([2.5, 4, 0]);
  });
  it('does not move the first column further left', () => {
    const columns = [
      { id: 1, order: 1 },
      { id: 2, order: 2 },
    ];
    expect(swapAdjacent(columns, 1, -1)).toEqual([]);
    expect(swapAdjacent(columns, 1, 1)).toEqual([
      { id: 1, order: 2 },
      { id: 2, order: 1 },
    ]);
  });
});

describe('the board', () => {
  it('moves a card by its menu, counts it there, and undoes by the keyboard', async () => {
    const { user } = await renderApp('/tasks/kanban');
    const done = within(await screen.findByRole('region', { name: 'Done' }));
    const title = 'Ask the baker about early bread';
    expect(done.queryByRole('link', { name: title })).toBeNull();

    await user.click(screen.getByRole('button', { name: `More for ${title}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to Done' }));
    expect(await done.findByRole('link', { name: title })).toBeVisible();
    expect(screen.getByText(`${title} moved to Done`)).toBeInTheDocument();
    expect(await screen.findByText('Moved to Done')).toBeInTheDocument();

    await user.keyboard('{Control>}z{/Control}');
    const open = within(screen.getByRole('region', { name: 'To do' }));
    expect(await open.findByRole('link', { name: title })).toBeVisible();
  });

  it('moves a card and a column by the keyboard, spoken, with the focus on what moved', async () => {
    const { user } = await renderApp('/tasks/kanban');
    const title = 'Ask the baker about early bread';
    const grip = await screen.findByRole('button', { name: `Move ${title}` });
    expect(grip).toHaveAccessibleDescription(/Press Space to pick up/);
    grip.focus();
    await user.keyboard(' {ArrowRight}');
    expect(screen.getByText(/^In progress, \d of \d\.$/)).toBeInTheDocument();
    await user.keyboard(' ');
    const next = within(screen.getByRole('region', { name: 'In progress' }));
    expect(await next.findByRole('link', { name: title })).toBeVisible();
    await waitFor(() => expect(next.getByRole('button', { name: `Move ${title}` })).toHaveFocus());

    const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(names().slice(0, 2)).toEqual(['To do', 'In progress']);
    screen.getByRole('button', { name: 'Move To do' }).focus();
    await user.keyboard(' {ArrowRight} ');
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['In progress', 'To do']));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move To do' })).toHaveFocus());
  });

  it('shows one label only, and keeps the choice in the address', async () => {
    const { address } = await renderApp('/tasks/kanban?label=Tram');
    const link = await screen.findByRole('link', { name: 'Move the passenger counts to a table' });
    expect(link).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sand bench 12' })).toBeNull();
    expect(address()).toContain('label=Tram');
  });
});
