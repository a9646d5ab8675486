import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { resetSampleData } from '@/data/store/collection';
import { endSession } from '@/lib/session/member-session';
import { fakeAuth, ines } from '../../support/pages/fake-auth';
import { renderApp } from '../../support/pages/render-app';

afterEach(resetSampleData);

describe('a form of an item', () => {
  it.each([
    ['/tasks/kanban?edit=new', 'New task', 'Title', 'Description (optional)'],
    ['/users/contacts?edit=new', 'New contact', 'Name', 'Job title (optional)'],
    ['/apps/Projects?edit=new', 'New project', 'Name', 'Description (optional)'],
  ])(
    'of %s keeps what is typed over a reload until it is given up or saved',
    async (page, title, ...labels) => {
      const [label, other] = labels;
      const reload = async () => {
        cleanup();
        const { user } = await renderApp(page);
        const dialog = within(await screen.findByRole('dialog', { name: title }));
        const press = (name: string) => user.click(dialog.getByRole('button', { name }));
        const field = (name: string) => dialog.getByRole('textbox', { name });
        return { user, dialog, press, field };
      };
      const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const first = await reload();
      await first.user.type(first.field(label), 'Count the lamps');
      await first.user.type(first.field(other), 'Twice');

      const second = await reload();
      expect(second.field(label)).toHaveValue('Count the lamps');
      expect(second.field(other)).toHaveValue('Twice');
      expect(second.dialog.getByText(/^Your unsaved draft .+ was restored\./)).toBeVisible();
      await second.press('Discard draft');
      expect(second.field(label)).toHaveValue('');
      expect(second.dialog.queryByText(/^Your unsaved draft/)).not.toBeInTheDocument();
      await second.user.type(second.field(label), 'Lamps');

      const third = await reload();
      expect(third.field(label)).toHaveValue('Lamps');
      await third.press('Cancel');
      await isClosed();

      const fourth = await reload();
      expect(fourth.field(label)).toHaveValue('');
      await fourth.user.type(fourth.field(label), 'Lamps');
      const email = fourth.dialog.queryByRole('textbox', { name: 'Email (optional)' });
      if (email) await fourth.user.type(email, 'lamps@plaza.test');
      await fourth.press('Save');
      await isClosed();
      expect((await reload()).field(label)).toHaveValue('');
    },
  );

  it('shows what is typed to nobody else who signs in on the device', async () => {
    const open = async (auth = fakeAuth()) => {
      cleanup();
      endSession();
      const { user } = await renderApp('/users/contacts?edit=new', { auth });
      const dialog = within(await screen.findByRole('dialog', { name: 'New contact' }));
      return { user, name: dialog.getByRole('textbox', { name: 'Name' }) };
    };
    const first = await open();
    await first.user.type(first.name, 'Mother of Ines');
    // The tab was closed: a session without “Keep me signed in” ends without a sign-out.
    expect((await open(fakeAuth({ ...ines, uid: 'demo-ada' }))).name).toHaveValue('');
    expect((await open(fakeAuth(null))).name).toHaveValue('');
    expect((await open()).name).toHaveValue('Mother of Ines');
  });

  it('keeps the labels and people that were chosen for a task', async () => {
    const open = async () => {
      cleanup();
      const { user } = await renderApp('/tasks/kanban?edit=new');
      return { user, dialog: within(await screen.findByRole('dialog', { name: 'New task' })) };
    };
    const first = await open();
    const [label = document.body] = first.dialog.getAllByRole('checkbox');
    await first.user.click(label);
    await first.user.type(first.dialog.getByRole('combobox', { name: /^People/ }), 'tanaka{Enter}');
    const second = await open();
    expect(second.dialog.getAllByRole('checkbox')[0]).toBeChecked();
    expect(second.dialog.getByRole('list', { name: 'People, picked' })).toHaveTextContent('Tanaka');
  });
});
