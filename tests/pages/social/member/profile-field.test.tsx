import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getMe } from '@contract/member/member';
import { updateMe } from '@contract/member/profile';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { createMember, createTestService } from '../../../support/pages/test-service';

const openDialog = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
  return within(await screen.findByRole('dialog', { name: 'Edit profile' }));
};

describe('profile fields', () => {
  it('adds fields, links https addresses and shows others as text', async () => {
    const { call } = await createTestService();
    const { user } = await renderApp('/u/ines_marchetti');
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Add field' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name of field 1' }), 'Tiles');
    await user.type(dialog.getByRole('textbox', { name: 'Value of field 1' }), 'https://www.example.org/a');
    await user.click(dialog.getByRole('button', { name: 'Add field' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name of field 2' }), 'Mail');
    await user.type(dialog.getByRole('textbox', { name: 'Value of field 2' }), 'javascript:alert(1)');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const link = await screen.findByRole('link', { name: 'example.org/a' });
    expect(link).toHaveAttribute('href', 'https://www.example.org/a');
    expect(link).toHaveAttribute('rel', 'me nofollow noopener ugc');
    expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
    await waitFor(async () => expect((await call(ines, getMe)).fields).toHaveLength(2));
  });

  it('removes a field, and has no fifth one', async () => {
    const { call } = await createTestService();
    const fields = ['One', 'Two', 'Three', 'Four'].map((name) => ({ name, value: 'Value' }));
    await call(ines, updateMe, { body: { fields } });
    const { user } = await renderApp('/u/ines_marchetti');
    const dialog = await openDialog(user);
    expect(dialog.queryByRole('button', { name: 'Add field' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Remove field 2' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await call(ines, getMe)).fields.map(({ name }) => name)).toEqual(['One', 'Three', 'Four']),
    );
    await waitFor(() => expect(screen.queryByText('Two')).not.toBeInTheDocument());
  });

  it('keeps the dialog open with the reason when a field has no value', async () => {
    await createTestService();
    const { user } = await renderApp('/u/ines_marchetti');
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Add field' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name of field 1' }), 'Tiles');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Give each field a name and a value.');
    expect(dialog.getByRole('textbox', { name: 'Name of field 1' })).toHaveValue('Tiles');
  });

  it('shows the fields of another member', async () => {
    const { call } = await createTestService();
    const amara = createMember('Amara Diallo');
    await call(amara, updateMe, { body: { fields: [{ name: 'Choir', value: 'Tuesdays at seven' }] } });
    await renderApp(`/u/${amara.handle}`);
    expect(await screen.findByText('Tuesdays at seven')).toBeVisible();
  });
});
