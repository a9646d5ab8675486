import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeAuth } from '../../support/pages/fake-auth';
import { renderApp } from '../../support/pages/render-app';

describe('the sample profile', () => {
  it('shows a sample profile when signed out, and saves a new name', async () => {
    const { user } = await renderApp('/users/profile?user=2&tab=settings', { auth: fakeAuth(null) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Teo Brandt' })).toBeVisible();
    const form = within(await screen.findByRole('form', { name: 'Settings' }));
    const name = form.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Teo of the wheels');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Teo of the wheels' })).toBeVisible();
  });

  it('follows, also after a reload', async () => {
    const { user, unmount } = await renderApp('/users/profile?user=3', { auth: fakeAuth(null) });
    await user.click(await screen.findByRole('button', { name: 'Follow' }));
    expect(screen.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');
    unmount();
    await renderApp('/users/profile?user=3', { auth: fakeAuth(null) });
    expect(await screen.findByRole('button', { name: 'Following' })).toBeVisible();
  });

  it('opens the chat with the person by Message', async () => {
    const { user, address } = await renderApp('/users/profile?user=3', { auth: fakeAuth(null) });
    const name = (await screen.findByRole('heading', { level: 1 })).textContent;
    await user.click(screen.getByRole('link', { name: 'Message' }));
    expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible();
    expect(address()).toContain('/apps/chat');
  });
});
