import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createAuthError } from '@/lib/auth/firebase/to-auth-error';
import type { Auth } from '@/lib/auth/auth-types';
import { renderApp } from '../../support/pages/render-app';
import { fakeAuth, ines } from '../../support/pages/fake-auth';

const signedOut = () => fakeAuth(null);

describe('guard', () => {
  test('signed out leads to sign in with the way back', async () => {
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

  test('a member who is signed out elsewhere leaves the page at once', async () => {
    const auth = fakeAuth();
    const { address } = await renderApp('/more', { auth });
    await screen.findByRole('heading', { level: 1, name: 'More' });
    auth.become(null);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    expect(address()).toBe('/auth/login?redirect=%2Fmore');
  });
});

describe('sign in', () => {
  test('goes back to where one wanted to be', async () => {
    const { address, auth, user } = await renderApp('/auth/login?redirect=%2Fmore', { auth: signedOut() });
    await user.type(screen.getByLabelText('Email'), 'demo@plaza.test');
    await user.type(screen.getByLabelText('Password'), 'plaza-demo');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/more'));
    expect(vi.mocked(auth.signIn)).toHaveBeenCalledExactlyOnceWith('demo@plaza.test', 'plaza-demo', true);
  });

  test('a way back that leaves the app leads to the feed', async () => {
    const { address } = await renderApp('/auth/login?redirect=%2F%2Fevil.example');
    await waitFor(() => expect(address()).toBe('/'));
  });

  test('a demo account fills the form', async () => {
    const { user } = await renderApp('/auth/login', { auth: signedOut() });
    await user.click(screen.getByRole('button', { name: 'Use Rui Carvalho' }));
    expect(screen.getByLabelText('Email')).toHaveValue('mod@plaza.test');
    expect(screen.getByLabelText('Password')).toHaveValue('plaza-demo');
  });

  test.each([
    ['wrong-password', 'That email and password do not match.'],
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
  test('signs out by being opened and offers to sign in again', async () => {
    const { auth } = await renderApp('/auth/logout');
    expect(await screen.findByText('You’re signed out')).toBeVisible();
    expect(vi.mocked(auth.signOut)).toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/webapp/auth/login');
  });
});
