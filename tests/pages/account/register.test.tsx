import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { createAuthError } from '@/lib/auth/firebase/to-auth-error';
import type { Auth } from '@/lib/auth/auth-types';
import { renderApp } from '../../support/pages/render-app';
import { fakeAuth, ines } from '../../support/pages/fake-auth';

const fill = async (user: UserEvent, over: { confirm?: string } = {}) => {
  await user.type(screen.getByLabelText('Name'), 'Teo Amaral');
  await user.type(screen.getByLabelText('Email'), 'teo@plaza.test');
  await user.type(screen.getByLabelText('Password'), 'tram bell 7 lamps');
  await user.type(screen.getByLabelText('Confirm password'), over.confirm ?? 'tram bell 7 lamps');
  await user.click(screen.getByRole('checkbox', { name: 'I agree to the house rules' }));
};

describe('register', () => {
  test('creates the account and opens the email confirmation', async () => {
    const { address, auth, user } = await renderApp('/auth/register', { auth: fakeAuth(null) });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await waitFor(() => expect(decodeURIComponent(address())).toBe('/auth/confirm-mail/teo@plaza.test'));
    expect(vi.mocked(auth.register)).toHaveBeenCalledExactlyOnceWith(
      'Teo Amaral',
      'teo@plaza.test',
      'tram bell 7 lamps',
    );
    expect(await screen.findByText('Check your email')).toBeVisible();
    expect(screen.getByText('teo@plaza.test')).toBeVisible();
  });

  test('validates the fields before calling the provider', async () => {
    const { auth, user } = await renderApp('/auth/register', { auth: fakeAuth(null) });
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    const name = screen.getByLabelText('Name');
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription('Enter the name others will see.');
    await fill(user, { confirm: 'something else' });
    expect(screen.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      'The passwords don’t match.',
    );
    expect(vi.mocked(auth.register)).not.toHaveBeenCalled();
  });

  test('links to sign-in for an existing email', async () => {
    const auth = {
      ...fakeAuth(null),
      register: vi.fn<Auth['register']>().mockRejectedValue(createAuthError('email-taken')),
    };
    const { user } = await renderApp('/auth/register', { auth });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    const link = await screen.findByRole('link', { name: 'Sign in with teo@plaza.test' });
    expect(link).toHaveAttribute('href', '/webapp/auth/login?email=teo%40plaza.test');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  });

  test('rates the password strength', async () => {
    const { user } = await renderApp('/auth/register', { auth: fakeAuth(null) });
    const meter = screen.getByRole('meter', { name: 'Password strength' });
    expect(meter).toHaveAttribute('aria-valuenow', '0');
    await user.type(screen.getByLabelText('Password'), 'plaza');
    await waitFor(() => expect(meter).toHaveAttribute('aria-valuetext', 'Weak'));
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'tram 7 Lamps by the fountain');
    await waitFor(() => expect(meter).toHaveAttribute('aria-valuetext', 'Strong'));
  });
});

describe('confirm mail', () => {
  const unverified = { ...ines, emailVerified: false };

  test('detects the confirmation', async () => {
    const auth = fakeAuth(unverified);
    vi.mocked(auth.reload).mockImplementation(async () => auth.become(ines));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await renderApp('/auth/confirm-mail/demo%40plaza.test', { auth });
    expect(await screen.findByText('Check your email')).toBeVisible();
    await vi.advanceTimersByTimeAsync(4100);
    vi.useRealTimers();
    expect(await screen.findByText('Your email is confirmed')).toBeVisible();
    const feed = await screen.findByRole('link', { name: 'Go to the feed' });
    expect(feed).toHaveAttribute('href', '/webapp/');
  });

  test('resends the email, then waits 30 s', async () => {
    const { auth, user } = await renderApp('/auth/confirm-mail/demo@plaza.test', {
      auth: fakeAuth(unverified),
    });
    await user.click(screen.getByRole('button', { name: 'Resend email' }));
    await user.click(await screen.findByRole('button', { name: /Resend in \d+ s/ }));
    expect(vi.mocked(auth.sendVerification)).toHaveBeenCalledOnce();
  });

  test('confirms with the code in the link once', async () => {
    const auth = fakeAuth(null);
    await renderApp('/auth/confirm-mail/ada%40plaza.test?oobCode=abc', { auth });
    expect(await screen.findByText('Your email is confirmed')).toBeVisible();
    expect(vi.mocked(auth.confirmMail)).toHaveBeenCalledExactlyOnceWith('abc');
  });

  test('explains an invalid code', async () => {
    const auth = fakeAuth(null);
    vi.mocked(auth.confirmMail).mockRejectedValue(createAuthError('code-invalid'));
    await renderApp('/auth/confirm-mail/ada%40plaza.test?oobCode=abc', { auth });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link doesn’t work');
  });

  test.each(['/auth/confirm-mail', '/auth/confirm-mail/nobody'])('%s asks for the email', async (path) => {
    const { address, user } = await renderApp(path, { auth: fakeAuth(null) });
    await user.type(screen.getByLabelText('Email'), 'ada@plaza.test');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Confirm your email');
    expect(decodeURIComponent(address())).toBe('/auth/confirm-mail/ada@plaza.test');
  });
});
