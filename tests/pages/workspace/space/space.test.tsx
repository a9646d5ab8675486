import { randomUUID } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  deleteSpace,
  listSpaces,
  putSpace,
  putSpaceMember,
  removeSpaceMember,
  type SpaceRole,
} from '@contract/space/space';
import { changeSpaceItems, listSpaceItems, type SpaceItemChange } from '@contract/space/space-item';
import { MAX_SPACE_NAME_LENGTH, MAX_SPACES } from '@contract/space/space-limits';
import { countPendingWrites } from '@/queries/outbox/unsent';
import { tasks } from '@/data/task/collection';
import { fileUploads } from '@/lib/api/file-uploads';
import { chosenSpace } from '@/lib/storage/chosen-space';
import { fakeAuth, ines } from '../../../support/pages/fake-auth';
import { renderApp } from '../../../support/pages/render-app';
import { injectFault, waitForEventStream } from '../../../support/pages/service-bridge';
import { chooseSpace } from '../../../support/pages/shared-space';
import { createMember, createTestService } from '../../../support/pages/test-service';
import { spaceTask } from '../../../support/space-bodies';

const amara = createMember('Amara Diallo');
const chosenSpaceName = `plaza.space@${ines.uid}`;
const [columnId, taskId] = [randomUUID(), randomUUID()];

const column = { order: 1, name: 'To do', variant: 'info', limit: null, collapsed: false, done: false };
const task = { ...spaceTask, columnId };

/** A space of Amara with one task that Ines has chosen. */
async function openSpace(role: SpaceRole) {
  const service = await createTestService();
  const spaceId = randomUUID();
  const params = { spaceId };
  await service.call(amara, putSpace, { params, body: { name: 'Lamps' } });
  const { id: memberId, handle } = await service.me(ines);
  await service.call(amara, putSpaceMember, { params: { spaceId, handle }, body: { role } });
  const change = (who: typeof amara | typeof ines, ...changes: SpaceItemChange[]) =>
    service.call(who, changeSpaceItems, { params, body: { changes } });
  await change(
    amara,
    { id: columnId, kind: 'board-column', base: 0, set: column },
    { id: taskId, kind: 'task', base: 0, set: task },
  );
  chooseSpace({ id: spaceId, name: 'Lamps', memberId });
  const items = async () => (await service.call(amara, listSpaceItems, { params })).items;
  const stored = async () => {
    const item = (await items()).find(({ id }) => id === taskId);
    return item?.kind === 'task' ? item.body : null;
  };
  return { ...service, spaceId, handle, change, items, stored };
}

async function createSpaceWith(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Space: Sample data' }));
  await user.click(await screen.findByRole('menuitem', { name: 'New space' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New space' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Winter market');
  await user.click(dialog.getByRole('button', { name: 'Create space' }));
}

const taskPage = `/tasks/view-details?task=${taskId}`;

describe('a space', () => {
  it('is created with the sample, shown at once and stored once', async () => {
    const { call } = await createTestService();
    let release = (): void => undefined;
    const seen = new Promise<void>((resolve) => {
      release = resolve;
    });
    injectFault('POST /spaces/:id/files', (send) => seen.then(send));
    const { user } = await renderApp('/tasks/kanban');
    await createSpaceWith(user);
    expect(await screen.findByRole('button', { name: 'Space: Winter market, Owner' })).toBeVisible();
    const link = { name: 'Ask the baker about early bread' };
    // The cards of the sample make way for those of the space.
    await waitFor(() => expect(screen.getByRole('link', link)).toBeVisible());

    const shown = (await tasks.all()).length;
    await waitFor(async () => {
      const [space] = (await call(ines, listSpaces)).items;
      expect(space?.name).toBe('Winter market');
      const { items } = await call(ines, listSpaceItems, { params: { spaceId: space?.id ?? '' } });
      expect(items.filter(({ kind }) => kind === 'task')).toHaveLength(shown);
      expect(items.some((item) => item.kind === 'file' && item.body?.title === 'Winter market')).toBe(true);
    });
    // The files follow in the background.
    await waitFor(() => expect(fileUploads.get()).toMatchObject([{ title: 'Sample files', state: 'going' }]));
    release();
    await user.click(screen.getByRole('button', { name: /^Space: Winter market/ }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Sample data' }));
    expect(await screen.findByRole('button', { name: 'Space: Sample data' })).toBeVisible();
  });

  it('refuses a 21st space in the form, also before the list of spaces has arrived', async () => {
    const { call } = await createTestService();
    for (let index = 0; index < MAX_SPACES; index += 1)
      await call(ines, putSpace, { params: { spaceId: randomUUID() }, body: { name: `Space ${index}` } });
    let release = (): void => undefined;
    const sent = new Promise<void>((resolve) => {
      release = resolve;
    });
    injectFault('GET /spaces', (pass) => sent.then(pass));
    const { user } = await renderApp('/tasks/kanban');
    await createSpaceWith(user);
    release();
    const dialog = within(screen.getByRole('dialog', { name: 'New space' }));
    expect(await dialog.findByText('You have 20 spaces. Leave or delete one first.')).toBeVisible();
    expect(chosenSpace.get()).toBeNull();
  });

  it('says how long its name may be', async () => {
    const { user } = await renderApp('/tasks/kanban');
    await user.click(await screen.findByRole('button', { name: 'Space: Sample data' }));
    await user.click(await screen.findByRole('menuitem', { name: 'New space' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New space' }));
    const field = dialog.getByRole('textbox', { name: 'Name' });
    await user.click(field);
    await user.paste('x'.repeat(MAX_SPACE_NAME_LENGTH + 1));
    await user.click(dialog.getByRole('button', { name: 'Create space' }));
    expect(await dialog.findByText('Use at most 60 characters.')).toBeVisible();
    expect(field).toBeInvalid();
  });

  it('says once that a space is refused, and returns to the sample data', async () => {
    const { call } = await createTestService();
    const { user } = await renderApp('/tasks/kanban');
    await screen.findByRole('button', { name: 'Space: Sample data' });
    // Made on another device after this page has read the list, which events would let it read again.
    injectFault('GET /spaces', () => new Response(JSON.stringify({ items: [] })));
    for (let index = 0; index < MAX_SPACES; index += 1)
      await call(ines, putSpace, { params: { spaceId: randomUUID() }, body: { name: `Space ${index}` } });
    await createSpaceWith(user);
    expect(await screen.findByText('The space was not saved')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Space: Sample data' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Ask the baker about early bread' })).toBeVisible(),
    );
    // Only the space can be sent again.
    await waitFor(async () => expect(await countPendingWrites('demo-ines')).toBe(1));
    expect(screen.queryByText('You are no longer in Winter market')).toBeNull();
    expect(screen.queryByText('The change was not saved')).toBeNull();
  });

  it('keeps the changes of two members in different fields, and shows both', async () => {
    const { change, stored } = await openSpace('editor');
    const { user } = await renderApp(taskPage);
    await waitForEventStream();
    const details = within(await screen.findByRole('region', { name: 'Details' }));
    await user.selectOptions(details.getByRole('combobox', { name: 'Priority' }), 'Urgent');
    await waitFor(async () => expect(await stored()).toMatchObject({ priority: 'Urgent' }));
    await act(() => change(amara, { id: taskId, kind: 'task', base: 3, set: { title: 'Light every lamp' } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Light every lamp' })).toBeVisible();
    expect(await stored()).toMatchObject({ priority: 'Urgent', title: 'Light every lamp' });
    const history = within(await screen.findByRole('region', { name: 'History' }));
    expect(await history.findByText(/changed title to “Light every lamp”/)).toBeVisible();
    expect(await history.findByText(/changed priority to “Urgent”/)).toBeVisible();
  });

  it('says whose change of the same field was replaced, and puts it back', async () => {
    const { change, stored } = await openSpace('editor');
    const { user } = await renderApp(taskPage);
    const details = within(await screen.findByRole('region', { name: 'Details' }));
    await change(amara, { id: taskId, kind: 'task', base: 2, set: { priority: 'High' } });
    await user.selectOptions(details.getByRole('combobox', { name: 'Priority' }), 'Urgent');
    expect(await screen.findByText('Replaced Amara Diallo’s change of priority')).toBeVisible();
    expect(await stored()).toMatchObject({ priority: 'Urgent' });
    await user.click(screen.getByRole('button', { name: 'Put it back' }));
    await waitFor(async () => expect(await stored()).toMatchObject({ priority: 'High' }));
  });

  it('undoes a change and leaves a newer one of another member alone', async () => {
    const { change, stored } = await openSpace('editor');
    const { user } = await renderApp(taskPage);
    await waitForEventStream();
    const details = within(await screen.findByRole('region', { name: 'Details' }));
    await user.selectOptions(details.getByRole('combobox', { name: 'Priority' }), 'Urgent');
    await waitFor(async () => expect(await stored()).toMatchObject({ priority: 'Urgent' }));
    await act(() => change(amara, { id: taskId, kind: 'task', base: 3, set: { title: 'Light every lamp' } }));
    await screen.findByRole('heading', { level: 1, name: 'Light every lamp' });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ priority: 'Low', title: 'Light every lamp' }),
    );
  });

  it('shows a reader the task without anything that changes it', async () => {
    await openSpace('reader');
    await renderApp(taskPage);
    expect(await screen.findByRole('note')).toHaveTextContent('You may read this space.');
    expect(screen.getByRole('combobox', { name: 'Priority' })).toBeDisabled();
    for (const name of ['Edit overview', 'Attach', 'Send'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('takes back a change that the service refuses, and says why', async () => {
    const { call, spaceId, handle } = await openSpace('editor');
    const { user } = await renderApp(taskPage);
    const details = within(await screen.findByRole('region', { name: 'Details' }));
    await call(amara, putSpaceMember, { params: { spaceId, handle }, body: { role: 'reader' } });
    await user.selectOptions(details.getByRole('combobox', { name: 'Priority' }), 'Urgent');
    expect(await screen.findByText('Readers of a space cannot change items.')).toBeVisible();
    await waitFor(() => expect(details.getByRole('combobox', { name: 'Priority' })).toHaveValue('Low'));
  });

  it('returns to the sample data when the member is removed', async () => {
    const { call, spaceId, handle } = await openSpace('editor');
    await renderApp('/tasks/kanban');
    await waitForEventStream();
    await screen.findByRole('link', { name: 'Light the lamps' });
    await act(() => call(amara, removeSpaceMember, { params: { spaceId, handle } }));
    expect(await screen.findByText('You are no longer in Lamps')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Ask the baker about early bread' })).toBeVisible();
  });

  it('says that the member was removed also when another tab was the first to learn it', async () => {
    const { call, spaceId, handle } = await openSpace('editor');
    await renderApp('/tasks/kanban');
    await screen.findByRole('link', { name: 'Light the lamps' });
    await call(amara, removeSpaceMember, { params: { spaceId, handle } });
    act(() => {
      localStorage.removeItem(chosenSpaceName);
      window.dispatchEvent(new StorageEvent('storage', { key: chosenSpaceName }));
    });
    expect(await screen.findByText('You are no longer in Lamps')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Ask the baker about early bread' })).toBeVisible();
  });

  it('says nothing when another tab returns to the sample data', async () => {
    await openSpace('editor');
    await renderApp('/tasks/kanban');
    await screen.findByRole('link', { name: 'Light the lamps' });
    act(() => {
      localStorage.removeItem(chosenSpaceName);
      window.dispatchEvent(new StorageEvent('storage', { key: chosenSpaceName }));
    });
    expect(await screen.findByRole('link', { name: 'Ask the baker about early bread' })).toBeVisible();
    expect(screen.queryByText('You are no longer in Lamps')).toBeNull();
  });

  it.each([
    ['/apps/calendar?event=new', 'New event', 'Name', 'Event added'],
    [`/tasks/kanban?edit=${taskId}`, 'Edit task', 'Title', 'Task saved'],
  ])(
    'keeps what an editor of %s is typing when removed, and says where it goes',
    async (address, title, label, saved) => {
      const { call, spaceId, handle } = await openSpace('editor');
      const { user } = await renderApp(address);
      await waitForEventStream();
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      const field = await dialog.findByRole('textbox', { name: label });
      await user.clear(field);
      await user.type(field, 'Count the lamps');
      await act(() => call(amara, removeSpaceMember, { params: { spaceId, handle } }));
      expect(await screen.findByText('You are no longer in Lamps')).toBeInTheDocument();
      expect(screen.getByText(/What you save now goes there\.$/)).toBeInTheDocument();
      expect(screen.getByRole('textbox', { name: label })).toHaveValue('Count the lamps');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText(saved)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(await screen.findAllByText('Count the lamps')).not.toHaveLength(0);
    },
  );

  it.each([
    [`/tasks/kanban?edit=${taskId}`, 'Edit task', 'Title'],
    ['/users/contacts?edit=new', 'New contact', 'Name'],
    ['/apps/Projects?edit=new', 'New project', 'Name'],
  ])(
    'leaves what an editor of %s is typing when made a reader, and says so',
    async (address, title, label) => {
      const { call, spaceId, handle } = await openSpace('editor');
      const { user } = await renderApp(address);
      await waitForEventStream();
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      const field = await dialog.findByRole('textbox', { name: label });
      await user.clear(field);
      await user.type(field, 'Count the lamps');
      const params = { spaceId, handle };
      await act(() => call(amara, putSpaceMember, { params, body: { role: 'reader' } }));
      expect(await dialog.findByRole('alert')).toHaveTextContent('You may only read this space now');
      expect(dialog.getByRole('textbox', { name: label })).toHaveValue('Count the lamps');
      expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    },
  );

  it('sends what was changed without a connection once', async () => {
    const { items, stored } = await openSpace('editor');
    const { user } = await renderApp(taskPage);
    const details = within(await screen.findByRole('region', { name: 'Details' }));
    // The service performs the first attempt, whose response is lost.
    let attempts = 0;
    const restore = injectFault('POST /spaces/:id/items', async (send) => {
      attempts += 1;
      const response = await send();
      return attempts === 1 ? Promise.reject(new TypeError('Failed to fetch')) : response;
    });
    await user.selectOptions(details.getByRole('combobox', { name: 'Priority' }), 'Urgent');
    await waitFor(() => expect(attempts).toBe(2), { timeout: 5_000 });
    restore();
    await waitFor(async () => expect(await stored()).toMatchObject({ priority: 'Urgent' }));
    expect(Math.max(...(await items()).map(({ revision }) => revision))).toBe(3);
  });

  it('shares with a member by handle, changes the role and removes the member', async () => {
    const { call, me } = await createTestService();
    await me(amara);
    const spaceId = randomUUID();
    await call(ines, putSpace, { params: { spaceId }, body: { name: 'Lamps' } });
    chooseSpace({ id: spaceId, name: 'Lamps', memberId: (await me(ines)).id });
    const { user } = await renderApp('/tasks/kanban');
    await user.click(await screen.findByRole('button', { name: 'Space: Lamps, Owner' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share Lamps' }));
    await user.type(dialog.getByRole('combobox', { name: 'Add members' }), 'Amara');
    await user.click(await screen.findByRole('option', { name: /Amara Diallo/ }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    const role = await dialog.findByRole('combobox', { name: 'Role of Amara Diallo' });
    expect(role).toHaveDisplayValue('Editor');
    expect(dialog.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 members');
    await user.selectOptions(role, 'Reader');
    const spaces = async () => (await call(amara, listSpaces)).items.map((space) => space.role);
    await waitFor(async () => expect(await spaces()).toEqual(['reader']));
    await user.click(await dialog.findByRole('button', { name: 'Remove Amara Diallo' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await spaces()).toEqual([]));
  });

  it('is called as another owner renames it, also in questions', async () => {
    const { call, spaceId } = await openSpace('owner');
    const { user } = await renderApp('/tasks/kanban');
    await waitForEventStream();
    await screen.findByRole('button', { name: 'Space: Lamps, Owner' });
    await act(() => call(amara, putSpace, { params: { spaceId }, body: { name: 'Fountains' } }));
    await user.click(await screen.findByRole('button', { name: 'Space: Fountains, Owner' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete space' }));
    expect(await screen.findByRole('dialog', { name: 'Delete Fountains?' })).toBeVisible();
  });

  it('stays deleted when another owner, who has not heard of it, renames it', async () => {
    const { call, spaceId } = await openSpace('owner');
    const { user } = await renderApp('/tasks/kanban');
    const restore = injectFault('PUT /spaces/:id', async (send) => {
      await call(amara, deleteSpace, { params: { spaceId } });
      restore();
      return send();
    });
    await user.click(await screen.findByRole('button', { name: 'Space: Lamps, Owner' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename space' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name of the space' }), ' and benches{Enter}');
    expect(await screen.findByText(/This space was deleted/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Space: Sample data' })).toBeVisible();
    expect((await call(ines, listSpaces)).items).toEqual([]);
  });

  it('asks before an owner gives up that role', async () => {
    await openSpace('owner');
    const { user } = await renderApp('/tasks/kanban');
    await user.click(await screen.findByRole('button', { name: 'Space: Lamps, Owner' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Share' }));
    const role = await screen.findByRole('combobox', { name: `Role of ${ines.name}` });
    await user.selectOptions(role, 'Reader');
    const question = () => screen.findByRole('dialog', { name: 'Stop being an owner?' });
    await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
    expect(role).toHaveDisplayValue('Owner');
    await user.selectOptions(role, 'Reader');
    await user.click(within(await question()).getByRole('button', { name: 'Change my role' }));
    expect(await screen.findByRole('dialog', { name: 'Members of Lamps' })).toBeVisible();
  });

  it('lets an owner leave while another one stays', async () => {
    const { call, spaceId, handle } = await openSpace('owner');
    const { user } = await renderApp('/tasks/kanban');
    await user.click(await screen.findByRole('button', { name: 'Space: Lamps, Owner' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Leave space' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave space' }));
    expect(await screen.findByText('You left Lamps')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Space: Sample data' })).toBeVisible();
    await waitFor(async () => expect((await call(ines, listSpaces)).items).toEqual([]));

    await call(amara, putSpaceMember, { params: { spaceId, handle }, body: { role: 'owner' } });
    await call(amara, removeSpaceMember, { params: { spaceId, handle: amara.handle } });
    await user.click(screen.getByRole('button', { name: 'Space: Sample data' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Lamps' }));
    await user.click(await screen.findByRole('button', { name: 'Space: Lamps, Owner' }));
    const deletes = await screen.findByRole('menuitem', { name: 'Delete space' });
    expect(screen.queryByRole('menuitem', { name: 'Leave space' })).toBeNull();
    await user.click(deletes);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete space' }));
    expect(await screen.findByText('Lamps is deleted')).toBeVisible();
  });

  it('takes a name as long as a new space has when it is renamed', async () => {
    const { call, spaceId } = await openSpace('owner');
    const { user } = await renderApp('/tasks/kanban');
    await user.click(await screen.findByRole('button', { name: 'Space: Lamps, Owner' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename space' }));
    const field = dialog.getByRole('textbox', { name: 'Name of the space' });
    const name = 'Lamps, benches and fountains '.padEnd(MAX_SPACE_NAME_LENGTH, 'x');
    await user.clear(field);
    await user.type(field, `${name} and more`);
    await user.click(dialog.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('button', { name: `Space: ${name}, Owner` })).toBeVisible();
    await waitFor(async () =>
      expect((await call(ines, listSpaces)).items).toMatchObject([{ id: spaceId, name }]),
    );
  });

  it('takes in a member from the profile', async () => {
    const { call, me } = await createTestService();
    await me(amara);
    await call(ines, putSpace, { params: { spaceId: randomUUID() }, body: { name: 'Lamps' } });
    const { user } = await renderApp(`/u/${amara.handle}`);
    await user.click(await screen.findByRole('button', { name: 'More actions for Amara Diallo' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add to a space' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Amara Diallo to a space' }));
    await user.click(await dialog.findByRole('radio', { name: 'Reader' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Amara Diallo is in Lamps')).toBeVisible();
    expect((await call(amara, listSpaces)).items).toMatchObject([{ name: 'Lamps', role: 'reader' }]);
  });

  it('stays the sample data for a visitor', async () => {
    await renderApp('/tasks/kanban', { auth: fakeAuth(null) });
    expect(await screen.findByRole('link', { name: 'Ask the baker about early bread' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Space:/ })).toBeNull();
  });

  it('stores labels and quick cards of the board in the space', async () => {
    const { items } = await openSpace('editor');
    const { user } = await renderApp('/tasks/kanban');
    await user.click(await screen.findByRole('button', { name: 'Labels' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit labels' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Labels' }));
    await user.type(dialog.getByRole('textbox', { name: 'New label' }), 'Night{Enter}');
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Colour of Night' }), 'pink');
    await user.keyboard('{Escape}');
    await user.type(screen.getByRole('textbox', { name: 'New task in To do' }), 'Oil the gate{Enter}');
    await waitFor(async () =>
      expect((await items()).map(({ body }) => body)).toEqual(
        expect.arrayContaining([
          { name: 'Night', variant: 'pink' },
          expect.objectContaining({ title: 'Oil the gate', columnId }),
        ]),
      ),
    );
  });

  it('lets a reader filter by its members, and change no label', async () => {
    await openSpace('reader');
    const { user } = await renderApp('/tasks/kanban');
    const faces = within(await screen.findByRole('group', { name: 'People' }));
    await user.click(faces.getByRole('button', { name: 'Amara Diallo' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Light the lamps' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByRole('link', { name: 'Light the lamps' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Labels/ })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^New task/ })).toBeNull();
  });
});
