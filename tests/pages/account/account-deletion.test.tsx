import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getAccountDeletion, requestAccountDeletion } from '@contract/account/account-deletion';
import { clearRemoteSignOut } from '@/lib/auth/remote-sign-out';
import { renderApp } from '../../support/pages/render-app';
import { ines } from '../../support/pages/fake-auth';
import { respondWithProblem } from '../../support/pages/problem-fault';
import { injectFault } from '../../support/pages/service-bridge';
import { createTestService } from '../../support/pages/test-service';

beforeEach(clearRemoteSignOut);

describe('deleting the account', () => {
  it('asks for the handle, signs out and explains how to keep the account', async () => {
    const { query } = await createTestService();
    const { user, auth } = await renderApp('/more/your-data');
    const press = await screen.findByRole('button', { name: 'Delete account' });
    const field = screen.getByLabelText('Type ines_marchetti to confirm');
    await user.type(field, 'someone{Enter}');
    expect(press).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '@Ines_Marchetti{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByRole('heading', { name: 'Your account will be deleted' })).toBeVisible();
    expect(auth.signOut).toHaveBeenCalled();
    expect(await query('SELECT deletes_at IS NOT NULL AS hidden FROM members')).toEqual([{ hidden: true }]);
  });

  it('stays signed in when the service refuses', async () => {
    await createTestService();
    injectFault('POST /me/deletion', respondWithProblem(403, 'forbidden'));
    const { user, auth } = await renderApp('/more/your-data');
    await user.type(await screen.findByLabelText('Type ines_marchetti to confirm'), 'ines_marchetti{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText('Your account was not changed')).toBeVisible();
    expect(auth.signOut).not.toHaveBeenCalled();
  });

  it('offers to keep the account after a sign-in', async () => {
    const { call, me, query } = await createTestService();
    await me(ines);
    await call(ines, requestAccountDeletion);
    await query('UPDATE members SET signed_out_at = NULL');
    const { user } = await renderApp('/');
    expect(await screen.findByRole('heading', { name: 'Your account will be deleted' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Account to be deleted | Plaza'));
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByText('Welcome back. Your account stays.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Your account will be deleted' })).not.toBeInTheDocument(),
    );
    expect(document.title).toBe('Feed | Plaza');
    expect(await call(ines, getAccountDeletion)).toEqual({ deletesAt: null });
  });
});
