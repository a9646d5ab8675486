import { randomUUID } from 'node:crypto';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPost } from '@contract/post/post';
import { putSpace } from '@contract/space/space';
import { deleteDrafts, saveDraft } from '@/lib/storage/draft';
import { beginSession } from '@/lib/session/member-session';
import { emptyDraft } from '@/lib/storage/draft-types';
import { formDraft, listFormDrafts } from '@/lib/storage/form-draft';
import { messageDrafts, writeMessageDraft } from '@/lib/storage/message-draft';
import { countPendingWrites } from '@/queries/outbox/unsent';
import { openOutboxStore } from '@/queries/outbox/store';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { injectFault } from '../../../support/pages/service-bridge';
import { respondWithProblem } from '../../../support/pages/problem-fault';
import { createMember, createTestService } from '../../../support/pages/test-service';

const amara = createMember('Amara Diallo');
const serve = async () => {
  const service = await createTestService();
  return { ...service, post: await service.write(amara, 'Lemons at the corner') };
};
const outbox = () => screen.findByRole('region', { name: 'Outbox' });

describe('the outbox page', () => {
  beforeEach(() => deleteDrafts(ines.uid));
  afterEach(() => {
    vi.restoreAllMocks();
    messageDrafts.remove();
    for (const { name } of listFormDrafts()) formDraft(name).remove();
  });

  it('holds a sign-out back for a message that was not sent, which is there to go on or to discard', async () => {
    await serve();
    beginSession(ines.uid);
    writeMessageDraft('0b7e', 'Half a message');
    const { user, auth } = await renderApp('/auth/logout');
    expect(await screen.findByText('1 message not sent yet')).toBeVisible();
    expect(auth.signOut).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Review unsent' }));
    const unsent = within(await screen.findByRole('region', { name: 'Unsent messages' }));
    expect(unsent.getByText('Half a message')).toBeVisible();
    expect(unsent.getByRole('link', { name: 'Continue writing' })).toHaveAttribute(
      'href',
      '/webapp/apps/chat?conversation=0b7e',
    );
    await user.click(unsent.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('region', { name: 'Unsent messages' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Half a message')).toBeVisible();
  });

  it('holds a sign-out back for a form that was not saved, which is there to go on or to discard', async () => {
    await serve();
    beginSession(ines.uid);
    formDraft('contact:sample:new').set({
      at: new Date().toISOString(),
      fields: { name: 'Noor of the kiosk' },
    });
    const { user, auth } = await renderApp('/auth/logout');
    expect(await screen.findByText('1 form not sent yet')).toBeVisible();
    expect(auth.signOut).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Review unsent' }));
    const forms = within(await screen.findByRole('region', { name: 'Unsaved forms' }));
    expect(forms.getByText('Contact')).toBeVisible();
    await user.click(forms.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('region', { name: 'Unsaved forms' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(within(await screen.findByRole('region', { name: 'Unsaved forms' })).getByRole('link'));
    const dialog = within(await screen.findByRole('dialog', { name: 'New contact' }));
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Noor of the kiosk');
  });

  it('shows and copies all that was typed in a form of a space that the member was removed from', async () => {
    const { call } = await serve();
    beginSession(ines.uid);
    const [left, own] = [randomUUID(), randomUUID()];
    await call(ines, putSpace, { params: { spaceId: own }, body: { name: 'Lamps' } });
    const at = new Date().toISOString();
    formDraft(`task:${left}:new`).set({
      at,
      fields: { text: 'Bring oil', columnId: randomUUID(), title: 'Light the lamps' },
    });
    formDraft(`contact:${own}:new`).set({ at, fields: { name: 'Noor of the kiosk' } });
    const { user } = await renderApp('/outbox');
    const forms = within(await screen.findByRole('region', { name: 'Unsaved forms' }));
    const label = await forms.findByText('Task in a space you’re no longer in');
    const [gone, open] = forms.getAllByRole('listitem').toSorted((a) => (a.contains(label) ? -1 : 1));
    if (!gone || !open) throw new Error('A form is missing');
    expect(within(gone).queryByRole('link')).not.toBeInTheDocument();
    expect(within(gone).getByText(/Light the lamps\sBring oil$/)).toBeVisible();
    await user.click(within(gone).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('Light the lamps\nBring oil');
    expect(within(open).getByText('Contact in a shared space')).toBeVisible();
    expect(within(open).getByRole('link', { name: 'Continue writing' })).toBeVisible();
  });

  it('lists rejected writes, retries under the same key and discards', async () => {
    const { call, post } = await serve();
    const keys: (string | null)[] = [];
    let fault = respondWithProblem(403, 'forbidden', { detail: 'Not for you' });
    injectFault('PUT /posts/:id/like', (pass, request) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return fault(pass, request);
    });
    injectFault(
      'PUT /posts/:id/bookmark',
      respondWithProblem(403, 'forbidden', { detail: 'Not for you either' }),
    );
    const { user, router } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: /^Like,/ }));
    await user.click(screen.getByRole('button', { name: 'Bookmark' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Like,/ })).not.toBePressed());
    await router.navigate({ to: '/outbox' });
    const list = within(await outbox());
    expect(await list.findByText('Not sent: Not for you')).toBeVisible();
    expect(await list.findByText('Not sent: Not for you either')).toBeVisible();

    fault = (pass) => pass();
    await user.click(list.getAllByRole('button', { name: 'Retry' })[0] ?? document.body);
    await waitFor(() => expect(list.queryByText('Like')).not.toBeInTheDocument());
    expect((await call(ines, getPost, { params: { postId: post.id } })).own.liked).toBe(true);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);

    await user.click(list.getByRole('button', { name: 'Discard' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'Everything is sent' })).toBeVisible();
    await waitFor(async () => expect(await countPendingWrites(ines.uid)).toBe(0));
  });

  it('says why a like was refused for good, and offers no retry', async () => {
    const { call, post, query } = await serve();
    const { user, router } = await renderApp('/');
    const like = await screen.findByRole('button', { name: /^Like,/ });
    await query(`UPDATE posts SET deleted_at = now() WHERE id = '${post.id}'`);
    await expect(call(ines, getPost, { params: { postId: post.id } })).rejects.toThrow('not-found');
    await user.click(like);
    await screen.findByRole('button', { name: 'Discard' });
    expect(screen.getAllByText('The post was deleted, or you cannot see it.')[0]).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await router.navigate({ to: '/outbox' });
    const list = within(await outbox());
    expect(await list.findByText(/^Not sent: The post was deleted/)).toBeVisible();
    expect(list.queryByRole('link', { name: 'View post' })).not.toBeInTheDocument();
    expect(list.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('heading', { name: 'Everything is sent' })).toBeVisible();
    await waitFor(async () => expect(await countPendingWrites(ines.uid)).toBe(0));
  });

  it('discards a refused like from its notice', async () => {
    await serve();
    injectFault('PUT /posts/:id/like', respondWithProblem(403, 'blocked', { detail: 'They blocked you' }));
    const { user } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: /^Like,/ }));
    const discard = await screen.findByRole('button', { name: 'Discard' });
    expect(await countPendingWrites(ines.uid)).toBe(1);
    await user.click(discard);
    await waitFor(async () => expect(await countPendingWrites(ines.uid)).toBe(0));
  });

  it('moves a rejected post back to its composer', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await createTestService();
    let respond: () => void = () => undefined;
    const responded = new Promise<void>((resolve) => {
      respond = resolve;
    });
    injectFault('POST /posts', async (pass, request) => {
      await responded;
      return respondWithProblem(403, 'blocked', { detail: 'They blocked you' })(pass, request);
    });
    const { user, router, address } = await renderApp('/post');
    await user.type(await screen.findByLabelText('What’s happening on your square'), 'A long walk');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(address()).toBe('/'));
    respond();
    await router.navigate({ to: '/outbox' });
    const list = within(await outbox());
    expect(await list.findByText('Not sent: They blocked you')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(address()).toBe('/post'));
    await waitFor(async () =>
      expect(await screen.findByLabelText('What’s happening on your square')).toHaveValue('A long walk'),
    );
    expect(await countPendingWrites(ines.uid)).toBe(0);
  });

  it('continues and discards drafts, with Undo', async () => {
    const { post } = await serve();
    await saveDraft(`${ines.uid}:reply:${post.id}`, { ...emptyDraft, text: 'Half an respond' });
    const { user } = await renderApp('/outbox');
    const drafts = within(await screen.findByRole('region', { name: 'Drafts' }));
    expect(await drafts.findByText('Half an respond')).toBeVisible();
    // The test browser grants no persistent storage.
    expect(await drafts.findByText(/Safari clears them after seven days/)).toBeVisible();
    expect(drafts.getByRole('link', { name: 'Continue writing' })).toHaveAttribute(
      'href',
      expect.stringContaining(`replyTo=${post.id}`),
    );
    await user.click(drafts.getByRole('button', { name: 'Discard' }));
    expect(await drafts.findByRole('heading', { name: 'No drafts' })).toBeVisible();
    await user.keyboard('{Control>}z{/Control}');
    expect(await drafts.findByText('Half an respond')).toBeVisible();
  });

  it('lists drafts while offline', async () => {
    await serve();
    await saveDraft(`${ines.uid}:post`, { ...emptyDraft, text: 'Half a sentence' });
    const { router } = await renderApp('/more');
    onlineManager.setOnline(false);
    try {
      await router.navigate({ to: '/outbox' });
      const drafts = within(await screen.findByRole('region', { name: 'Drafts' }));
      expect(await drafts.findByText('Half a sentence')).toBeVisible();
    } finally {
      onlineManager.setOnline(true);
    }
  });
});

describe('signing out', () => {
  // The fake auth clears no storage on sign-out.
  beforeEach(async () => {
    await deleteDrafts(ines.uid);
    await openOutboxStore().clear(ines.uid);
  });

  it('asks while writes are queued', async () => {
    await serve();
    injectFault('PUT /posts/:id/like', respondWithProblem(403, 'forbidden'));
    const { user, router, auth } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: /^Like,/ }));
    await waitFor(async () => expect(await countPendingWrites(ines.uid)).toBe(1));
    await router.navigate({ to: '/auth/logout' });
    expect(await screen.findByRole('heading', { name: '1 change not sent yet' })).toBeVisible();
    expect(auth.signOut).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Sign out and delete' }));
    await waitFor(() => expect(auth.signOut).toHaveBeenCalledOnce());
  });

  it('asks about drafts as well, and staying opens the outbox', async () => {
    await serve();
    injectFault('PUT /posts/:id/like', respondWithProblem(403, 'forbidden'));
    for (const name of ['post', 'reply:1'])
      await saveDraft(`${ines.uid}:${name}`, { ...emptyDraft, text: 'Half a sentence' });
    const { user, router, auth, address } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: /^Like,/ }));
    await waitFor(async () => expect(await countPendingWrites(ines.uid)).toBe(1));
    await router.navigate({ to: '/auth/logout' });
    expect(await screen.findByRole('heading', { name: '1 change and 2 drafts not sent yet' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Review unsent' }));
    await waitFor(() => expect(address()).toBe('/outbox'));
    expect(auth.signOut).not.toHaveBeenCalled();
  });

  it('asks when only drafts are left', async () => {
    await serve();
    await saveDraft(`${ines.uid}:post`, { ...emptyDraft, text: 'Half a sentence' });
    const { auth } = await renderApp('/auth/logout');
    expect(await screen.findByRole('heading', { name: '1 draft not sent yet' })).toBeVisible();
    expect(auth.signOut).not.toHaveBeenCalled();
  });
});
