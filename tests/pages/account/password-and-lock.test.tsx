import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createAuthError } from '@/lib/auth/firebase/to-auth-error';
import { clearLock, lockDevice, readLock } from '@/lib/auth/device-lock';
import { MAX_PIN_ATTEMPTS, setPin, unlockDevice } from '@/lib/auth/device-pin';
import { isPreservedOnSignOut } from '@/lib/auth/preserve-on-sign-out';
import { offerUndo } from '@/lib/overlays/undo';
import { renderApp } from '../../support/pages/render-app';
import { fakeAuth, ines } from '../../support/pages/fake-auth';

describe('recover password', () => {
  test('shows the same answer for every email and resends', async () => {
    const { auth, user } = await renderApp('/auth/recover-password', { auth: fakeAuth(null) });
    await user.type(screen.getByLabelText('Email'), 'nobody@plaza.test');
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByText('Check your email')).toBeVisible();
    expect(screen.getByText(/has an account, we sent a reset link/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resend email' }));
    await screen.findByRole('button', { name: /Resend in/ });
    expect(vi.mocked(auth.sendPasswordReset).mock.calls).toEqual([
      ['nobody@plaza.test'],
      ['nobody@plaza.test'],
    ]);
  });
});

describe('create password', () => {
  test('offers a new link when the code is missing', async () => {
    await renderApp('/auth/create-password', { auth: fakeAuth(null) });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link doesn’t work');
    expect(screen.getByRole('link', { name: 'Request a new link' })).toBeVisible();
  });

  test('explains an expired or used code', async () => {
    const auth = fakeAuth(null);
    vi.mocked(auth.checkResetCode).mockRejectedValue(createAuthError('code-invalid'));
    await renderApp('/auth/create-password?oobCode=old', { auth });
    expect(await screen.findByRole('alert')).toHaveTextContent('incomplete, expired or already used');
  });

  test('ticks the rules and changes the password', async () => {
    const auth = fakeAuth(null);
    const { user } = await renderApp('/auth/create-password?oobCode=good', { auth });
    const password = await screen.findByLabelText('New password');
    const rules = screen.getByRole('list', { name: 'Password rules' });
    await user.type(password, 'demo@plaza');
    await user.type(screen.getByLabelText('Confirm password'), 'demo@plaza');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText('Follow the rules below.')).toBeVisible();
    expect(within(rules).getByText(/At least 8 characters/)).toHaveTextContent('met');
    await user.clear(password);
    await user.type(password, 'tram bell 7 lamps');
    await user.clear(screen.getByLabelText('Confirm password'));
    await user.type(screen.getByLabelText('Confirm password'), 'tram bell 7 lamps');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByText('Password changed')).toBeVisible();
    expect(auth.confirmPasswordReset).toHaveBeenCalledExactlyOnceWith('good', 'tram bell 7 lamps');
  });
});

describe('lock screen', () => {
  test('locks on open, guards member pages and returns after the password', async () => {
    const auth = fakeAuth();
    const first = await renderApp('/auth/lock-screen?redirect=%2Fmore', { auth });
    expect(await screen.findByText('Ines Marchetti')).toBeVisible();
    await waitFor(() => expect(readLock(ines.uid).locked).toBe(true));
    first.unmount();
    const { address, user } = await renderApp('/more', { auth });
    await screen.findByRole('heading', { level: 1, name: 'Screen locked' });
    expect(address()).toBe('/auth/lock-screen?redirect=%2Fmore');
    vi.mocked(auth.reauthenticate).mockRejectedValueOnce(createAuthError('wrong-password'));
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('button', { name: 'Unlock' }));
    expect(await screen.findByText('Wrong password. Try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unlock' }));
    await waitFor(() => expect(address()).toBe('/more'));
    expect(readLock(ines.uid).locked).toBe(false);
  });

  test('locks when another tab locks', async () => {
    const { address } = await renderApp('/more');
    await screen.findByRole('heading', { level: 1, name: 'More' });
    lockDevice(ines.uid);
    await waitFor(() => expect(address()).toBe('/auth/lock-screen?redirect=%2Fmore'));
  });

  test('hides a page of the workspace at once and takes the undo stack along', async () => {
    const { address } = await renderApp('/about');
    const heading = await screen.findByRole('heading', { level: 1, name: 'About Plaza' });
    const undo = vi.fn<() => Promise<void>>().mockResolvedValue();
    offerUndo({ title: 'Moved', undo });
    act(() => lockDevice(ines.uid));
    expect(heading).not.toBeInTheDocument();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }));
    expect(undo).not.toHaveBeenCalled();
    await waitFor(() => expect(address()).toBe('/auth/lock-screen?redirect=%2Fabout'));
  });

  test.each(['lock-screen', 'login-pin'])('%s returns when another tab unlocks', async (page) => {
    await setPin(ines.uid, '2468');
    const { address } = await renderApp(`/auth/${page}?redirect=%2Fmore`);
    await screen.findByText('Ines Marchetti');
    await waitFor(() => expect(readLock(ines.uid).locked).toBe(true));
    unlockDevice(ines.uid);
    await waitFor(() => expect(address()).toBe('/more'));
  });

  test('does not unlock when sign-out clears the lock', async () => {
    const { address } = await renderApp('/auth/lock-screen?redirect=%2Fmore');
    await screen.findByText('Ines Marchetti');
    await waitFor(() => expect(readLock(ines.uid).locked).toBe(true));
    clearLock(ines.uid);
    await waitFor(() => expect(readLock(ines.uid).locked).toBe(false));
    expect(screen.getByRole('heading', { level: 1, name: 'Screen locked' })).toBeVisible();
    expect(address()).toBe('/auth/lock-screen?redirect=%2Fmore');
  });

  test('asks to sign in when signed out', async () => {
    await renderApp('/auth/lock-screen', { auth: fakeAuth(null) });
    expect(await screen.findByText('You’re not signed in')).toBeVisible();
  });
});

describe('login PIN', () => {
  test('sets a PIN entered twice', async () => {
    const { user } = await renderApp('/auth/login-pin');
    await user.click(await screen.findByRole('radio', { name: '5' }));
    await user.click(screen.getByLabelText('Digit 1 of 5'));
    await user.keyboard('13579');
    expect(await screen.findByRole('group', { name: 'Confirm PIN' })).toBeVisible();
    await user.keyboard('13579');
    await waitFor(() => expect(readLock(ines.uid).pin?.length).toBe(5));
    expect(JSON.stringify(localStorage)).not.toContain('13579');
  });

  test('advances, goes back, accepts a paste, counts wrong tries and unlocks', async () => {
    await setPin(ines.uid, '2468');
    const { address, user } = await renderApp('/auth/login-pin?redirect=%2Fmore');
    const box = (at: number) => screen.getByLabelText(`Digit ${at} of 4`);
    await waitFor(() => expect(box(1)).toHaveFocus());
    await user.keyboard('12');
    expect(box(3)).toHaveFocus();
    await user.keyboard('{Backspace}');
    expect(box(2)).toHaveFocus();
    expect(box(2)).toHaveValue('');
    await user.paste('1 1-11');
    expect(await screen.findByText(/Wrong PIN. 4 tries left/)).toBeVisible();
    expect(readLock(ines.uid).pin?.left).toBe(MAX_PIN_ATTEMPTS - 1);
    await waitFor(() => expect(box(1)).toHaveFocus());
    await user.keyboard('2468');
    await waitFor(() => expect(address()).toBe('/more'));
    expect(readLock(ines.uid)).toMatchObject({ locked: false, pin: { left: MAX_PIN_ATTEMPTS } });
  });

  test('signs out after the last wrong try', async () => {
    await setPin(ines.uid, '2468');
    const { auth, user } = await renderApp('/auth/login-pin?redirect=%2Fmore');
    for (let tries = MAX_PIN_ATTEMPTS; tries > 0; tries -= 1) {
      await waitFor(() => expect(screen.getByLabelText('Digit 1 of 4')).toHaveFocus());
      await user.keyboard('9999');
      if (tries > 1) await screen.findByText(new RegExp(`${tries - 1} (try|tries) left`));
    }
    await waitFor(() => expect(vi.mocked(auth.signOut)).toHaveBeenCalledOnce());
    expect(await screen.findByText('Too many wrong PINs')).toBeVisible();
    expect(screen.getByText(/Your unsent work is saved/)).toBeVisible();
    expect(isPreservedOnSignOut(ines.uid)).toBe(true);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/webapp/auth/login?redirect=%2Fmore',
    );
  });
});
