import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hidePost, listReports } from '@contract/moderation';
import { reportPost } from '@contract/report';
import { renderApp } from '../../support/pages/render-app';
import { ines } from '../../support/pages/fake-auth';
import { createMember, createTestService } from '../../support/pages/test-service';

const amara = createMember('Amara Diallo');
const teo = createMember('Teo Lindqvist');
const mei = createMember('Mei Tanaka');

/** Two have reported a post of Amara's; Ines and Teo are moderators. */
const serve = async () => {
  const town = await createTestService();
  const { id } = await town.write(amara, 'Buy my watches');
  const params = { postId: id };
  await town.call(mei, reportPost, { params, body: { reason: 'spam' } });
  await town.call(teo, reportPost, { params, body: { reason: 'spam', note: 'The third today' } });
  await town.me(ines);
  await town.query(`UPDATE members SET role = 'moderator' WHERE uid IN ('${ines.uid}', '${teo.uid}')`);
  const open = async () => (await town.call(teo, listReports, { query: { state: 'open' } })).items;
  return { ...town, params, open };
};

describe('moderation', () => {
  it('is not for members: they read why, inside the shell', async () => {
    await createTestService();
    await renderApp('/moderation');
    expect(await screen.findByText('This page is for moderators')).toBeVisible();
  });

  it('shows what was reported and why, dismisses it, and takes that back', async () => {
    const { open } = await serve();
    const { user } = await renderApp('/moderation');
    expect(await screen.findByText('“The third today”')).toBeVisible();
    expect(screen.getAllByText('Buy my watches')[0]).toBeVisible();
    expect(screen.getAllByText(/1 other report/)[0]).toBeVisible();
    await user.click(
      within(screen.getByRole('tabpanel')).getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body,
    );
    await waitFor(async () => expect(await open()).toHaveLength(1));
    await waitFor(() =>
      expect(within(screen.getByRole('tabpanel')).getAllByRole('button', { name: 'Dismiss' })).toHaveLength(
        1,
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(within(screen.getByRole('tabpanel')).getAllByRole('button', { name: 'Dismiss' })).toHaveLength(
        2,
      ),
    );
    await waitFor(async () => expect(await open()).toHaveLength(2));
  });

  it('says when nothing is left, and keeps a log', async () => {
    const { call, params } = await serve();
    await call(teo, hidePost, { params });
    const { user, address } = await renderApp('/moderation');
    expect(await screen.findByText('No open reports')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Log' }));
    expect(await screen.findByText('Post hidden')).toBeVisible();
    expect(address()).toBe('/moderation?tab=log');
  });
});

describe('a suspended member', () => {
  it('reads what has happened on every page, with ways on', async () => {
    const { me, query } = await createTestService();
    await me(ines);
    await query(`UPDATE members SET suspended_at = now()`);
    await renderApp('/notifications');
    expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign out' })).toBeVisible();
  });
});
