import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getMe } from '@contract/member/member';
import { signOutEverywhere } from '@contract/account/session';
import { deleteDrafts, saveDraft } from '@/lib/storage/draft';
import { emptyDraft } from '@/lib/storage/draft-types';
import { clearRemoteSignOut } from '@/lib/auth/remote-sign-out';
import { renderApp } from '../../support/pages/render-app';
import { fakeAuth, ines } from '../../support/pages/fake-auth';
import { injectFault } from '../../support/pages/service-bridge';
import { respondWithProblem } from '../../support/pages/problem-fault';
import { createTestService } from '../../support/pages/test-service';

const ended = { problem: { status: 401, code: 'signed-out' } };

describe('signing out everywhere', () => {
  beforeEach(async () => {
    clearRemoteSignOut();
    await deleteDrafts(ines.uid);
  });

  it('lists the unsent work; Cancel changes nothing', async () => {
    const { call } = await createTestService();
    for (const name of ['post', 'reply:1'])
      await saveDraft(`${ines.uid}:${name}`, { ...emptyDraft, text: 'Half a sentence' });
    const { user, auth } = await renderApp('/more/account');
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
    expect(dialog.getByText(/here: 2 drafts\.$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(auth.signOut).not.toHaveBeenCalled();
    expect((await call(ines, getMe)).name).toBe(ines.name);
  });

  it('ends every session and explains it on the sign-in page', async () => {
    const { call } = await createTestService();
    const { user, auth, address } = await renderApp('/more/account');
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByRole('heading', { name: 'You’re signed out everywhere' })).toBeVisible();
    expect(auth.signOut).toHaveBeenCalled();
    await waitFor(() => expect(address()).toBe('/auth/login?redirect=%2Fmore%2Faccount'));
    await expect(call(ines, getMe)).rejects.toMatchObject(ended);
  });

  it('shows a refusal and stays signed in', async () => {
    await createTestService();
    injectFault('POST /me/sign-out-everywhere', respondWithProblem(503, 'unavailable'));
    const { user, auth } = await renderApp('/more/account');
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign out everywhere?' }));
    await user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('You are still signed in everywhere')).toBeVisible();
    expect(auth.signOut).not.toHaveBeenCalled();
  });

  it('signs out an open page elsewhere', async () => {
    const { call } = await createTestService();
    const { auth, address } = await renderApp('/more/account', { auth: fakeAuth() });
    await screen.findByRole('heading', { name: 'Signed-in devices' });
    await call(ines, signOutEverywhere);
    await waitFor(() => expect(auth.signOut).toHaveBeenCalled());
    expect(await screen.findByRole('heading', { name: 'You’re signed out on this device' })).toBeVisible();
    expect(address()).toBe('/auth/login?redirect=%2Fmore%2Faccount');
  });
});
