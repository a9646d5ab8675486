import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { listMemberPosts } from '@contract/member/profile';
import { chats } from '@/data/chat/collection';
import { resetSampleData } from '@/data/store/collection';
import { fakeAuth, ines } from '../../support/pages/fake-auth';
import { renderApp } from '../../support/pages/render-app';
import { createMember, createTestService } from '../../support/pages/test-service';

afterEach(() => resetSampleData());

/** As browsers report a key that goes to the input method. */
const composingKey = (field: HTMLElement, key: string, ctrlKey = false) =>
  fireEvent.keyDown(field, { key, ctrlKey, keyCode: 229, isComposing: true });
/** Safari has ended the composition by then. */
const safariKey = (field: HTMLElement, key: string) => fireEvent.keyDown(field, { key, keyCode: 229 });

describe('keys of a composition', () => {
  it('neither send nor leave a message', async () => {
    const [chat] = await chats.all();
    const { user } = await renderApp(`/apps/chat?chat=${chat?.id}`);
    const field = await screen.findByRole('textbox', { name: 'Message' });
    await user.type(field, 'Noted{Enter}');
    await waitFor(() => expect(field).toHaveValue(''));
    await user.keyboard('{ArrowUp}');
    const edited = await screen.findByDisplayValue('Noted');
    fireEvent.change(edited, { target: { value: 'Noted 日本' } });
    composingKey(edited, 'Escape');
    safariKey(edited, 'Enter');
    expect(edited).toHaveValue('Noted 日本');
    expect(screen.getByText('Edit message')).toBeVisible();
  });

  it('do not send a post', async () => {
    const { call, me } = await createTestService();
    const { handle } = await me(ines);
    const { user } = await renderApp('/post');
    const field = await screen.findByLabelText('What’s happening on your square');
    await user.type(field, 'Lanterns に');
    composingKey(field, 'Enter', true);
    expect(field).toHaveValue('Lanterns に');
    const { items } = await call(ines, listMemberPosts, { params: { handle } });
    expect(items).toHaveLength(0);
  });

  it('do not end the new name of a file', async () => {
    const { user } = await renderApp('/apps/file-manager');
    (await screen.findByRole('button', { name: 'Ideas.md' })).focus();
    await user.keyboard('{F2}');
    const field = await screen.findByRole('textbox', { name: 'New name of Ideas.md' });
    composingKey(field, 'Escape');
    composingKey(field, 'Enter');
    expect(field).toBeVisible();
    await user.clear(field);
    await user.type(field, '日本{Enter}');
    expect(await screen.findByRole('button', { name: '日本' })).toBeVisible();
  });

  it('neither empty the field of a new task nor store the half-typed name of a label', async () => {
    const { user } = await renderApp('/tasks/kanban');
    const task = await screen.findByRole('textbox', { name: 'New task in In review' });
    await user.type(task, 'Oil the に');
    composingKey(task, 'Escape');
    expect(task).toHaveValue('Oil the に');
    await user.click(screen.getByRole('button', { name: 'Labels' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit labels' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Labels' }));
    const label = dialog.getByRole('textbox', { name: 'Name of Repair' });
    await user.type(label, 'に');
    composingKey(label, 'Enter');
    expect(screen.queryByText('Label saved')).toBeNull();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Label saved')).toBeInTheDocument();
  });

  it('do not store the half-typed name of a group', async () => {
    const group = (await chats.all()).find(({ kind }) => kind === 'group');
    const { user } = await renderApp(`/apps/chat?chat=${group?.id}&profile=true`);
    const field = await screen.findByRole('textbox', { name: 'Group name' });
    await user.type(field, 'に');
    composingKey(field, 'Enter');
    await user.type(field, 'ほん{Enter}');
    const toast = (await screen.findByText('Group renamed')).closest<HTMLElement>('[role=group]');
    await user.click(within(toast ?? document.body).getByRole('button', { name: 'Undo' }));
    // There is one change to undo.
    await waitFor(async () => {
      const now = (await chats.all()).find(({ id }) => id === group?.id);
      expect(now?.name).toBe(group?.name);
    });
  });

  it('do not set a half-typed link', async () => {
    const { user } = await renderApp('/apps/email');
    await user.click(await screen.findByRole('button', { name: 'Compose' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New message' }));
    await user.click(await dialog.findByRole('button', { name: 'Link' }));
    const field = await screen.findByRole('textbox', { name: 'Link address' });
    await user.type(field, 'plaza.test/に');
    composingKey(field, 'Enter');
    composingKey(field, 'Escape');
    expect(field).toBeVisible();
    await user.keyboard('{Enter}');
    expect(field).not.toBeInTheDocument();
  });

  it('do not leave the first steps', async () => {
    const nuno = createMember('Nuno Sequeira');
    const { me } = await createTestService();
    await me(nuno);
    const { user, address } = await renderApp('/welcome/profile', { auth: fakeAuth(nuno) });
    const field = await screen.findByLabelText('One line about you');
    await user.type(field, 'に');
    composingKey(field, 'Escape');
    expect(address()).toBe('/welcome/profile');
    expect(field).toHaveValue('に');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('do not end the full screen', async () => {
    const { user } = await renderApp('/post?layout=fullscreen-view');
    const exit = await screen.findByRole('button', { name: 'Exit full screen' });
    const field = await screen.findByLabelText('What’s happening on your square');
    await user.click(field);
    composingKey(field, 'Escape');
    await user.type(field, '日本');
    expect(exit).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(exit).not.toBeInTheDocument());
  });
});
