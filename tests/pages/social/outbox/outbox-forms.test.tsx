import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listMutedWords } from '@contract/member/muted-word';
import { listMemberPosts } from '@contract/member/profile';
import { listScheduledPosts, schedulePost } from '@contract/post/scheduled-post';
import { deleteDrafts } from '@/lib/storage/draft';
import { outboxOf } from '@/queries/outbox/registry';
import { countPendingWrites } from '@/queries/outbox/unsent';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { type Fault, injectFault } from '../../../support/pages/service-bridge';
import { respondWithProblem } from '../../../support/pages/problem-fault';
import { createTestService } from '../../../support/pages/test-service';

const down: Fault = () => Promise.reject(new TypeError('Failed to fetch'));
/** The service handles the request, and the response is lost. */
const lostResponse: Fault = async (pass) => {
  await pass();
  throw new TypeError('Failed to fetch');
};
const pendingWrites = () => countPendingWrites(ines.uid);
const outbox = () => screen.findByRole('region', { name: 'Outbox' });
const postsOf = async (service: Awaited<ReturnType<typeof createTestService>>) => {
  const { handle } = await service.me(ines);
  const { items } = await service.call(ines, listMemberPosts, {
    params: { handle },
    query: { tab: 'posts' },
  });
  return items.map(({ text }) => text);
};

describe('a form while the service is unreachable', () => {
  beforeEach(async () => {
    await deleteDrafts(ines.uid);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Saves a bio, which waits, and opens its form again in the outbox. */
  async function editQueuedProfile() {
    const service = await createTestService();
    const { handle } = await service.me(ines);
    const removeFault = injectFault('PATCH /me', down);
    const { user, router, queryClient } = await renderApp(`/u/${handle}`);
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const first = within(await screen.findByRole('dialog', { name: 'Edit profile' }));
    await user.type(first.getByLabelText('Bio'), 'Lemons');
    await user.click(first.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Lemons')).toBeVisible();
    expect(await pendingWrites()).toBe(1);
    await router.navigate({ to: '/outbox' });
    await user.click(within(await outbox()).getByRole('button', { name: 'Edit' }));
    const again = within(await screen.findByRole('dialog', { name: 'Edit profile' }));
    expect(again.getByLabelText('Bio')).toHaveValue('Lemons');
    removeFault();
    return { service, user, queryClient, again };
  }

  it('shows a profile change at once and edits the queued entry in the outbox', async () => {
    const { service, user, again } = await editQueuedProfile();
    await user.type(again.getByLabelText('Bio'), ' and figs');
    await user.click(again.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Everything is sent' })).toBeVisible();
    await waitFor(async () => expect((await service.me(ines)).bio).toBe('Lemons and figs'));
    expect(await pendingWrites()).toBe(0);
  });

  it('keeps an edit open whose entry is sent meanwhile', async () => {
    const { service, user, queryClient, again } = await editQueuedProfile();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    (await outboxOf(queryClient)).resume();
    expect(await screen.findByText('Everything is sent')).toBeInTheDocument();
    await user.type(again.getByLabelText('Bio'), ' and figs');
    await user.click(again.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await service.me(ines)).bio).toBe('Lemons and figs'));
  });

  it('shows a muted word at once and deletes it by Undo', async () => {
    const service = await createTestService();
    const removeFault = injectFault('POST /muted-words', down);
    const { user } = await renderApp('/more/muted-words');
    await user.type(await screen.findByLabelText('Word or phrase'), 'spoilers');
    await user.click(screen.getByRole('button', { name: 'Mute' }));
    expect(await screen.findByRole('button', { name: 'Unmute spoilers' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('No muted words')).toBeVisible();
    removeFault();
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(async () => expect(await pendingWrites()).toBe(0));
    expect((await service.call(ines, listMutedWords)).items).toEqual([]);
  });

  it('restores a cancelled post exactly once', async () => {
    const service = await createTestService();
    const publishAt = new Date(Date.now() + 86_400_000).toISOString();
    await service.call(ines, schedulePost, { body: { post: { text: 'Bread at seven' }, publishAt } });
    const removeFault = injectFault('DELETE /scheduled/:id', down);
    const { user } = await renderApp('/scheduled');
    await user.click(await screen.findByRole('button', { name: 'Cancel post' }));
    expect(await screen.findByText('No scheduled posts')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    removeFault();
    globalThis.dispatchEvent(new Event('online'));
    await waitFor(async () => expect(await pendingWrites()).toBe(0));
    expect(await screen.findByText('Bread at seven')).toBeVisible();
    expect((await service.call(ines, listScheduledPosts)).items).toHaveLength(1);
  });

  it('reports that an earlier version was already posted, then posts the edit', async () => {
    const service = await createTestService();
    const removeFault = injectFault('POST /posts', lostResponse);
    const { user, router, address } = await renderApp('/post');
    const field = () => screen.findByLabelText('What’s happening on your square');
    await user.type(await field(), 'A long walk');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(address()).toBe('/'));
    await waitFor(async () => expect(await postsOf(service)).toEqual(['A long walk']));
    await router.navigate({ to: '/outbox' });
    await user.click(within(await outbox()).getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(address()).toBe('/post'));
    await waitFor(async () => expect(await field()).toHaveValue('A long walk'));
    removeFault();
    await user.type(await field(), ' home');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await user.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByText(/An earlier version was already posted/)).toBeVisible();
    expect(await postsOf(service)).toEqual(['A long walk']);
    expect(await field()).toHaveValue('A long walk home');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(async () => expect(await postsOf(service)).toEqual(['A long walk home', 'A long walk']));
  });
});

describe('a rejected form', () => {
  it('shows the field error and queues nothing', async () => {
    const service = await createTestService();
    const { handle } = await service.me(ines);
    injectFault(
      'PATCH /me',
      respondWithProblem(422, 'validation', { fields: { name: 'Write another name.' } }),
    );
    const { user } = await renderApp(`/u/${handle}`);
    await user.click(await screen.findByRole('button', { name: 'Edit profile' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit profile' }));
    await user.type(dialog.getByLabelText('Name'), ' X');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Write another name.')).toBeVisible();
    expect(dialog.getByLabelText('Name')).toHaveValue(`${ines.name} X`);
    await waitFor(async () => expect(await pendingWrites()).toBe(0));
  });
});
