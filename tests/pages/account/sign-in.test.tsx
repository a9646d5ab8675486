import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createAuthError } from '@/lib/auth/firebase/to-auth-error';
import type { Auth } from '@/lib/auth/auth-types';
import { renderApp } from '../../support/pages/render-app';
import { fakeAuth, ines } from '../../support/pages/fake-auth';

const signedOut = () => fakeAuth(null);

describe('guard', () => {
  test('redirects to sign-in with a return address', async () => {
    const { address } = await renderApp('/more', { auth: signedOut() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(address()).toBe('/auth/login?redirect=%2Fmore');
  });

  test('shows "Loading" while the state resolves, then the page', async () => {
    const auth = fakeAuth('loading');
    const { address } = await renderApp('/more', { auth });
    expect(await screen.findByText('Loading')).toBeVisible();
    auth.become(ines);
    expect(await screen.findByRole('heading', { level: 1, name: 'More' })).toBeVisible();
    expect(address()).toBe('/more');
  });

  test('leaves the page when another tab signs out', async () => {
    const auth = fakeAuth();
    const { address } = await renderApp('/more', { auth });
    await screen.findByRole('heading', { level: 1, name: 'More' });
    auth.become(null);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(address()).toBe('/auth/login?redirect=%2Fmore');
  });
});

describe('sign in', () => {
  test('returns to the requested page', async () => {
    const { address, auth, user } = await renderApp('/auth/login?redirect=%2Fmore', { auth: signedOut() });
    await user.type(screen.getByLabelText('Email'), 'demo@plaza.test');
    await user.type(screen.getByLabelText('Password'), 'plaza-demo');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/more'));
    expect(vi.mocked(auth.signIn)).toHaveBeenCalledExactlyOnceWith('demo@plaza.test', 'plaza-demo', true);
  });

  test('opens the feed for a return address outside the app', async () => {
    const { address } = await renderApp('/auth/login?redirect=%2F%2Fevil.example');
    await waitFor(() => expect(address()).toBe('/'));
  });

  test('says what Plaza is beside the form and lets visitors look around', async () => {
    const { user, address } = await renderApp('/auth/login', { auth: signedOut() });
    expect(screen.getByText('The town square, in a tab.')).toBeVisible();
    expect(await screen.findByText('Nothing you write is lost')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create your account' })).toHaveAttribute(
      'href',
      '/webapp/auth/register',
    );
    await user.click(screen.getByRole('link', { name: 'Look around first' }));
    await waitFor(() => expect(address()).toBe('/welcome'));
    expect(await screen.findByRole('heading', { level: 2, name: 'The square' })).toBeVisible();
  });

  test('fills the form with a demo account', async () => {
    const { user } = await renderApp('/auth/login', { auth: signedOut() });
    await user.click(screen.getByRole('button', { name: 'Use Rui Carvalho' }));
    expect(screen.getByLabelText('Email')).toHaveValue('mod@plaza.test');
    expect(screen.getByLabelText('Password')).toHaveValue('plaza-demo');
  });

  test.each([
    ['wrong-password', 'Wrong email or password.'],
    ['disabled', 'This account is disabled. Contact support if this is a mistake.'],
    ['too-many', 'Too many attempts. Wait a few minutes, then try again.'],
    ['offline', 'The sign-in service cannot be reached. Check the connection and try again.'],
  ] as const)('%s is said in the form', async (code, sentence) => {
    const auth = { ...signedOut(), signIn: vi.fn<Auth['signIn']>().mockRejectedValue(createAuthError(code)) };
    const { user } = await renderApp('/auth/login', { auth });
    await user.click(screen.getByRole('button', { name: 'Use Ines Marchetti' }));
    await user.click(screen.getByRole('checkbox', { name: 'Keep me signed in on this device' }));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    const form = screen.getByRole('form', { name: 'Sign in' });
    await waitFor(() => expect(form).toHaveTextContent(sentence));
    expect(auth.signIn).toHaveBeenCalledExactlyOnceWith('demo@plaza.test', 'plaza-demo', false);
    expect(screen.getByLabelText('Email')).toHaveValue('demo@plaza.test');
  });
});

describe('sign out', () => {
  test('signs out on open and links to sign-in', async () => {
    const { auth } = await renderApp('/auth/logout');
    expect(await screen.findByText('You’re signed out')).toBeVisible();
    expect(vi.mocked(auth.signOut)).toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/webapp/auth/login');
  });

  test('leaves a member signed in who comes back to the page with Back', async () => {
    const { auth, user, router, address } = await renderApp('/auth/logout');
    await user.click(await screen.findByRole('link', { name: 'Sign in' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    act(() => auth.become(ines));
    const place = () => {
      const { __TSR_index: index } = router.state.location.state;
      return [address(), index];
    };
    await waitFor(() => expect(place()).toEqual(['/', 1]));
    act(() => router.history.back());
    await waitFor(() => expect(place()).toEqual(['/', 0]));
    expect(auth.getState().user).toEqual(ines);
    expect(auth.signOut).toHaveBeenCalledTimes(1);
  });
});
