import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createAuthError } from '@/lib/auth/firebase/to-auth-error';
import { fakeAuth, ines } from '../../support/pages/fake-auth';
import { renderApp } from '../../support/pages/render-app';
import { createTestService } from '../../support/pages/test-service';

const open = async () => {
  const { me } = await createTestService();
  await me(ines);
  const auth = fakeAuth();
  const { user } = await renderApp('/more/account', { auth });
  return { auth, user };
};
const section = async (name: string) => within(await screen.findByRole('region', { name }));

it('changes the password after the current one, and clears the fields', async () => {
  const { auth, user } = await open();
  const form = await section('Password');
  vi.mocked(auth.changePassword).mockRejectedValueOnce(createAuthError('wrong-password'));
  await user.type(form.getByLabelText('Current password'), 'not this one');
  await user.type(form.getByLabelText('New password'), 'nine pigeons, 2 benches');
  await user.type(form.getByLabelText('Confirm password'), 'nine pigeons, 2 benches');
  await user.click(form.getByRole('button', { name: 'Change password' }));
  expect(await form.findByText('Wrong password.')).toBeVisible();
  await user.clear(form.getByLabelText('Current password'));
  await user.type(form.getByLabelText('Current password'), 'tram bell 7 lamps');
  await user.click(form.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Password changed')).toBeVisible();
  expect(auth.changePassword).toHaveBeenLastCalledWith('tram bell 7 lamps', 'nine pigeons, 2 benches');
  expect(form.getByLabelText('Current password')).toHaveValue('');
});

it('sends the confirmation of a new email, and refuses the current one', async () => {
  const { auth, user } = await open();
  const form = await section('Email');
  await user.type(form.getByLabelText('New email'), 'Demo@plaza.test');
  await user.type(form.getByLabelText('Your password'), 'tram bell 7 lamps');
  await user.click(form.getByRole('button', { name: 'Send confirmation' }));
  expect(await form.findByText('This is your current email.')).toBeVisible();
  expect(auth.changeEmail).not.toHaveBeenCalled();
  await user.clear(form.getByLabelText('New email'));
  await user.type(form.getByLabelText('New email'), 'ines@plaza.test');
  await user.click(form.getByRole('button', { name: 'Send confirmation' }));
  expect(await form.findByRole('status')).toHaveTextContent('Open the link we sent to ines@plaza.test.');
  expect(auth.changeEmail).toHaveBeenCalledWith('tram bell 7 lamps', 'ines@plaza.test');
});
