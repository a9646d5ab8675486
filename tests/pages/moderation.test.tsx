import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/app';
import { amara, me, someMember, somePost } from '../support/posts';
import { problem, stubService } from '../support/service';

const teo = someMember(1002, 'teo', 'Teo Lindqvist');
const post = { id: somePost().id, excerpt: 'Buy my watches', hidden: false, deleted: false };
const report = {
  id: somePost({}, 21).id,
  at: '2026-11-20T08:00:00.000Z',
  reason: 'spam',
  note: 'The third today',
  reporter: teo,
  member: amara,
  suspended: false,
  post,
  others: 1,
  closed: null,
};

const serve = (role: string) => {
  let open = true;
  return stubService({
    'GET /me': () => ({ ...me, role }),
    'GET /notifications/unread': () => ({ unread: 0 }),
    'GET /moderation/reports': () => ({ items: open ? [report] : [], nextCursor: null }),
    'GET /moderation/decisions': () => ({
      items: [
        { id: somePost({}, 31).id, at: report.at, action: 'hide', moderator: me, member: amara, post },
      ].map((one) => ({ ...one, moderator: teo })),
      nextCursor: null,
    }),
    'PUT /moderation/reports/:id/dismissal': () => {
      open = false;
      return { done: true };
    },
    'DELETE /moderation/reports/:id/dismissal': () => {
      open = true;
      return { done: true };
    },
  });
};

describe('moderation', () => {
  it('is not for members: they read why, inside the shell', async () => {
    const calls = serve('member');
    await renderApp('/moderation');
    expect(await screen.findByText('This page is for moderators')).toBeVisible();
    expect(calls.some(({ path }) => path.startsWith('/moderation'))).toBe(false);
  });

  it('shows what was reported and why, dismisses it, and takes that back', async () => {
    const calls = serve('moderator');
    const { user } = await renderApp('/moderation');
    expect(await screen.findByText('Buy my watches')).toBeVisible();
    expect(screen.getByText('“The third today”')).toBeVisible();
    expect(screen.getByText(/1 other report of the same/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByText('Nothing to decide')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Buy my watches')).toBeVisible();
    await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/dismissal'))).toHaveLength(2));
  });

  it('keeps a log', async () => {
    serve('moderator');
    const { user, address } = await renderApp('/moderation');
    await user.click(await screen.findByRole('tab', { name: 'Log' }));
    expect(await screen.findByText('Post hidden')).toBeVisible();
    expect(address()).toBe('/moderation?tab=log');
  });
});

describe('a suspended member', () => {
  it('reads what has happened on every page, with ways on', async () => {
    stubService({
      'GET /me': () => problem(403, 'suspended', { detail: 'This account is suspended' }),
      'GET /notifications/unread': () => problem(403, 'suspended'),
    });
    await renderApp('/notifications');
    expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign out' })).toBeVisible();
  });
});
