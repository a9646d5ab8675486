import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { calendarEvents } from '@/data/calendar/collection';
import { notes } from '@/data/note/collection';
import { resetSampleData } from '@/data/store/collection';
import { tasks } from '@/data/task/collection';
import { users } from '@/data/user/collection';
import { renderApp } from '../../support/pages/render-app';

// Whole pages with many rows are slow in happy-dom.
vi.setConfig({ testTimeout: 40_000 });
afterEach(resetSampleData);

const removeContact = () => users.applyChanges([{ remove: 2 }]);
/** The first of the sample that `fits`. */
async function first<T>(
  all: () => Promise<readonly T[]>,
  fits: (item: T) => boolean = () => true,
): Promise<T> {
  const item = (await all()).find(fits);
  if (!item) throw new Error('The sample has none');
  return item;
}
const meeting = () => first(calendarEvents.all, ({ repeat, allDay }) => repeat === 'none' && !allDay);

describe('an item that was deleted elsewhere', () => {
  it('is back with all that a member typed, once the open form is saved: a contact', async () => {
    const before = await users.get(2);
    const { user } = await renderApp('/users/contacts?edit=2');
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await removeContact();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Save to add it again');
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Nora Field');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await users.get(2)).toEqual({ ...before, name: 'Nora Field' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await users.get(2)).toBeUndefined());
  });

  it('and a task', async () => {
    const task = await first(tasks.all);
    const { user } = await renderApp(`/tasks/kanban?edit=${task.id}`);
    const dialog = within(await screen.findByRole('dialog'));
    await tasks.applyChanges([{ remove: task.id }]);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Save to add it again');
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), ', soon');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await tasks.get(task.id)).toMatchObject({
        title: `${task.title}, soon`,
        memberIds: task.memberIds,
      }),
    );
  });

  it('and an event', async () => {
    const event = await meeting();
    const { user } = await renderApp(`/apps/calendar?event=${event.id}&day=${event.start.slice(0, 10)}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit event' }));
    await calendarEvents.applyChanges([{ remove: event.id }]);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Save to add it again');
    expect(dialog.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ', soon');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await calendarEvents.get(event.id)).toMatchObject({ name: `${event.name}, soon` }),
    );
  });

  it('keeps the text of a note that is being written, until it is restored', async () => {
    const note = await first(notes.all);
    const { user } = await renderApp(`/apps/notes?note=${note.id}`);
    const field = await screen.findByRole('textbox', { name: 'Note text' });
    await user.click(field);
    await user.keyboard('Lamps');
    await notes.applyChanges([{ remove: note.id }]);
    expect(await screen.findByRole('alert')).toHaveTextContent('What you wrote is still here.');
    expect(field).toHaveFocus();
    await user.keyboard(' first');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(await notes.get(note.id)).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect((await notes.get(note.id))?.text).toContain('Lamps first'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field).toHaveValue((await notes.get(note.id))?.text);
  });

  it('says so also of a note that this page had deleted and restored before', async () => {
    const note = await first(notes.all);
    const { user } = await renderApp(`/apps/notes?note=${note.id}`);
    await user.click(await screen.findByRole('button', { name: /^More for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(async () => expect(await notes.get(note.id)).toBeUndefined());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(await screen.findByRole('link', { name: new RegExp(note.title) }));
    await screen.findByRole('textbox', { name: 'Note text' });
    await notes.applyChanges([{ remove: note.id }]);
    expect(await screen.findByRole('alert')).toHaveTextContent('What you wrote is still here.');
  });

  it('closes no form over a change of the list: an event that was moved to another day', async () => {
    const event = await meeting();
    const { user } = await renderApp(`/apps/calendar?event=${event.id}&day=${event.start.slice(0, 10)}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit event' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ', soon');
    const moved = { ...event, start: '2031-03-10T09:00', end: '2031-03-10T10:00' };
    await calendarEvents.applyChanges([{ from: event, to: moved }]);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await calendarEvents.get(event.id)).toMatchObject({
        name: `${event.name}, soon`,
        start: moved.start,
      }),
    );
  });
});
