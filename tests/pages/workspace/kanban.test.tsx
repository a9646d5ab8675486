import { randomUUID } from 'node:crypto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { resetSampleData } from '@/data/store/collection';
import { boardColumns, tasks } from '@/data/task/collection';
import { sampleColumnId, sampleTaskId } from '@/data/task/seed';
import { toDay } from '@/lib/dates/day';
import { renderApp } from '../../support/pages/render-app';

afterEach(() => {
  vi.restoreAllMocks();
  return resetSampleData();
});

describe('the board', () => {
  it('moves a card by its menu, updates the counts, and undoes by keyboard', async () => {
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

  it('tells on the page of a task what the board changed', async () => {
    const { user } = await renderApp('/tasks/kanban');
    const title = 'Ask the baker about early bread';
    await user.click(await screen.findByRole('button', { name: `More for ${title}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit task' }));
    await user.selectOptions(dialog.getByLabelText('Priority'), 'Urgent');
    await user.type(dialog.getByLabelText(/^Checklist/), '{Enter}Call the baker');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: `More for ${title}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to Done' }));

    const done = within(screen.getByRole('region', { name: 'Done' }));
    await user.click(await done.findByRole('link', { name: title }));
    const activity = within(await screen.findByRole('region', { name: 'Activity' }));
    expect(await activity.findByText('moved it to Done')).toBeVisible();
    expect(activity.getByText('set the priority to Urgent')).toBeVisible();
    expect(activity.getByText('added the step "Call the baker"')).toBeVisible();
  });

  it('keeps steps with the same text apart when a task is edited', async () => {
    const task = (await tasks.all())[0];
    if (!task) throw new Error('The board has no task.');
    const { user } = await renderApp(`/tasks/kanban?edit=${task.id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit task' }));
    await user.type(dialog.getByLabelText(/^Checklist/), '{Enter}Call the baker{Enter}Call the baker');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { user: again } = await renderApp(`/tasks/kanban?edit=${task.id}`);
    const second = within(await screen.findByRole('dialog', { name: 'Edit task' }));
    await again.type(second.getByLabelText('Title'), ' soon');
    await again.click(second.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await tasks.get(task.id))?.title).toMatch(/ soon$/));
    const ids = ((await tasks.get(task.id))?.checklist ?? []).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(2);
  });

  it('moves a card and a column by keyboard, announces the move and keeps the focus', async () => {
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

  it('counts no finished task among those due within a week', async () => {
    await renderApp('/tasks/kanban');
    const soon = toDay(new Date());
    const [open, finished] = await Promise.all([tasks.get(sampleTaskId(1)), tasks.get(sampleTaskId(2))]);
    if (!open || !finished) throw new Error('Too few tasks');
    await tasks.applyChanges((await tasks.all()).map((task) => ({ put: { ...task, dueDate: null } })));
    await tasks.applyChanges([
      { put: { ...open, dueDate: soon, columnId: sampleColumnId(1) } },
      { put: { ...finished, dueDate: soon, columnId: sampleColumnId(4) } },
    ]);
    expect(await screen.findByText(/, 1 due within a week$/)).toBeVisible();
  });

  it('adds a task to a column of open tasks when Done comes first', async () => {
    const { user } = await renderApp('/tasks/kanban');
    await screen.findByRole('region', { name: 'Done' });
    await boardColumns.applyChanges(
      (await boardColumns.all()).map((column) => ({
        put: { ...column, order: column.id === sampleColumnId(4) ? 0 : column.order },
      })),
    );
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Done'));
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New task' }));
    expect(dialog.getByRole('combobox', { name: 'Column' })).toHaveDisplayValue('To do');
  });

  it('filters by label and stores the filter in the URL', async () => {
    const { address } = await renderApp('/tasks/kanban?label=Tram');
    const link = await screen.findByRole('link', { name: 'Move the passenger counts to a table' });
    expect(link).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sand bench 12' })).toBeNull();
    expect(address()).toContain('label=Tram');
    expect(within(screen.getByRole('region', { name: 'Done' })).getByText('No task matches.')).toBeVisible();
  });

  it('searches and combines people, labels and due dates', async () => {
    const { user, address } = await renderApp('/tasks/kanban');
    await screen.findByRole('link', { name: 'Sand bench 12' });
    const cards = () => screen.getAllByRole('heading', { level: 3 }).map((card) => card.textContent);
    await user.type(screen.getByRole('searchbox', { name: 'Search tasks' }), 'WINTER');
    await waitFor(() => expect(cards()).toEqual(['Lamp layout for the winter market']));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(cards().length).toBeGreaterThan(10));

    for (const label of ['Tram', 'Rooms']) {
      await user.click(screen.getByRole('button', { name: /^Labels/ }));
      await user.click(await screen.findByRole('menuitemcheckbox', { name: label }));
    }
    await waitFor(() => expect(cards()).toHaveLength(4));
    await user.click(screen.getByRole('button', { name: 'Due date' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'No date' }));
    await waitFor(() => expect(cards()).toEqual(['Find a home for the old ticket machine']));
    const faces = within(screen.getByRole('group', { name: 'People' })).getAllByRole('button');
    expect(faces.length).toBeGreaterThan(10);
    await waitFor(() => expect(address()).toContain('due=none'));
    expect(address()).toContain('labels=');
  });

  it('mounts few cards of a long column, and moves one past those by keyboard', async () => {
    // Sizes that a page without layout does not have: of the list, of what it scrolls, of a card.
    for (const [size, px] of [
      ['clientHeight', 600],
      ['scrollHeight', 100_000],
    ] as const)
      vi.spyOn(HTMLElement.prototype, size, 'get').mockReturnValue(px);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
    const { user } = await renderApp('/tasks/kanban');
    const column = within(await screen.findByRole('region', { name: 'To do' }));
    const like = await tasks.get(sampleTaskId(1));
    if (!like) throw new Error('The sample has no first task');
    await tasks.applyChanges(
      Array.from({ length: 495 }, (_, at) => ({
        put: { ...like, id: randomUUID(), title: `Lamp ${at + 1}`, order: 100 + at },
      })),
    );
    expect(await column.findByText('500')).toBeVisible();
    const cards = () => column.getAllByRole('heading', { level: 3 }).length;
    await waitFor(() => expect(cards()).toBeGreaterThan(5));
    expect(cards()).toBeLessThan(40);
    expect(column.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '500');

    const grip = () => column.getByRole('button', { name: `Move ${like.title}` });
    grip().focus();
    await user.keyboard(' {PageDown}');
    expect(screen.getByText('To do, 11 of 500.')).toBeInTheDocument();
    await user.keyboard('{End}');
    expect(screen.getByText('To do, 500 of 500.')).toBeInTheDocument();
    fireEvent.scroll(column.getByRole('list', { name: 'To do' }));
    // The dragged card stays mounted and keeps the focus while the list scrolls to its end.
    expect(await column.findByRole('link', { name: 'Lamp 495' })).toBeInTheDocument();
    expect(grip()).toHaveFocus();
    expect(cards()).toBeLessThan(60);
    await user.keyboard(' ');
    await waitFor(async () => expect((await tasks.get(like.id))?.order).toBeGreaterThan(594));
    await waitFor(() => expect(grip()).toHaveFocus());
    expect(grip().closest('li')).toHaveAttribute('aria-posinset', '500');

    await user.keyboard('{Escape}f');
    expect(screen.getByRole('searchbox', { name: 'Search tasks' })).toHaveFocus();
    await user.keyboard('lamp 250');
    await waitFor(() => expect(cards()).toBe(1));
    await user.keyboard('{Enter}');
    expect(column.getByRole('link', { name: 'Lamp 250' })).toHaveFocus();
  });

  it('adds cards one after the other from the end of a column', async () => {
    const { user } = await renderApp('/tasks/kanban');
    const column = within(await screen.findByRole('region', { name: 'In review' }));
    await user.type(column.getByRole('textbox', { name: 'New task in In review' }), 'Oil the gate{Enter}');
    await user.keyboard('Oil the hinges{Enter}');
    await waitFor(() =>
      expect(
        column
          .getAllByRole('heading', { level: 3 })
          .map((card) => card.textContent)
          .slice(-2),
      ).toEqual(['Oil the gate', 'Oil the hinges']),
    );
    expect(column.getByRole('textbox', { name: 'New task in In review' })).toHaveFocus();
  });

  it('creates, renames, colours and deletes labels; Undo brings one back to its tasks', async () => {
    const { user } = await renderApp('/tasks/kanban');
    const card = within(
      (await screen.findByRole('link', { name: 'Sand bench 12' })).closest('li') ?? document.body,
    );
    await user.click(screen.getByRole('button', { name: 'Labels' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit labels' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Labels' }));
    const field = dialog.getByRole('textbox', { name: 'Name of Repair' });
    await user.clear(field);
    await user.type(field, 'Mending{Enter}');
    await waitFor(() => expect(card.getByText('Mending')).toBeInTheDocument());
    expect(dialog.getByRole('textbox', { name: 'Name of Mending' })).toHaveFocus();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Colour of Mending' }), 'danger');
    await waitFor(() => expect(card.getByText('Mending')).toHaveClass('tag-danger'));
    await user.type(dialog.getByRole('textbox', { name: 'New label' }), 'Quiet{Enter}');
    expect(await dialog.findByRole('button', { name: 'Delete Quiet' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete Mending' }));
    await waitFor(() => expect(card.queryByText('Mending')).toBeNull());
    await user.keyboard('{Escape}');
    await screen.findByText('Label deleted');
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(card.getByText('Mending')).toHaveClass('tag-danger'));
  });
});
