import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addMutedWord } from '@contract/member/muted-word';
import { getMember } from '@contract/member/profile';
import { block, listMuted, mute } from '@contract/member/relationship';
import { hiddenMembersOptions } from '@/queries/social/member/hidden-member';
import { refreshHiddenMembers } from '@/queries/social/member/refresh-hidden-members';
import { setRelationship } from '@/queries/social/mutations/member/relationship';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { injectFault, waitForEventStream } from '../../../support/pages/service-bridge';
import { respondWithProblem } from '../../../support/pages/problem-fault';
import { createMember, createTestService } from '../../../support/pages/test-service';

const amara = createMember('Amara Diallo');
const teo = createMember('Teo Lindqvist');
const toAmara = { params: { handle: amara.handle } };

describe('muting, blocking and reporting', () => {
  it('mutes a member in the feed at once and restores their posts by Undo', async () => {
    const { write, call } = await createTestService();
    await write(teo, 'By Teo');
    await write(amara, 'By Amara');
    const muted = async () => (await call(ines, listMuted)).items.map(({ member }) => member.handle);
    const { user } = await renderApp('/');
    const article = (await screen.findByText('By Amara')).closest('article');
    await user.click(
      screen
        .getAllByRole('button', { name: 'More post actions' })
        .find((button) => article?.contains(button)) ?? document.body,
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Mute @amara_diallo' }));
    await waitFor(() => expect(screen.queryByText('By Amara')).not.toBeInTheDocument());
    expect(screen.getByText('By Teo')).toBeVisible();
    await waitFor(async () => expect(await muted()).toEqual([amara.handle]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    // Found and asserted together: the row may be drawn again between the two.
    await waitFor(() => expect(screen.getByText('By Amara')).toBeVisible());
    await waitFor(async () => expect(await muted()).toEqual([]));
  });

  it('counts no new posts of a member who is muted while they wait, and counts them again after Undo', async () => {
    const { write, me } = await createTestService();
    await write(teo, 'By Teo');
    const { id } = await me(amara);
    const streamIsLive = waitForEventStream();
    const { user, queryClient } = await renderApp('/');
    await screen.findByText('By Teo');
    await streamIsLive;
    await write(amara, 'By Amara');
    expect(await screen.findByRole('button', { name: '1 new post' })).toBeVisible();
    setRelationship(queryClient, 'mute', { id, handle: amara.handle, name: 'Amara Diallo' }, true);
    await waitFor(() => expect(screen.queryByRole('button', { name: '1 new post' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: '1 new post' })).toBeVisible();
  });

  it('counts no new posts with a word that is muted on another device while they wait', async () => {
    const { write, call } = await createTestService();
    await write(teo, 'By Teo');
    const streamIsLive = waitForEventStream();
    await renderApp('/');
    await screen.findByText('By Teo');
    await streamIsLive;
    await write(amara, 'A tram');
    await write(amara, 'A derby');
    expect(await screen.findByRole('button', { name: '2 new posts' })).toBeVisible();
    await call(ines, addMutedWord, { body: { text: 'derby' } });
    expect(await screen.findByRole('button', { name: '1 new post' })).toBeVisible();
    await call(ines, addMutedWord, { body: { text: 'tram' } });
    await waitFor(() => expect(screen.queryByRole('button', { name: /new post/ })).toBeNull());
  });

  it('shows the posts of a member who is no longer muted with the next visit to the feed', async () => {
    const { write, call, me } = await createTestService();
    await write(amara, 'By Amara');
    await write(teo, 'By Teo');
    const { id } = await me(amara);
    await call(ines, mute, toAmara);
    const { queryClient, router } = await renderApp('/');
    await screen.findByText('By Teo');
    expect(screen.queryByText('By Amara')).not.toBeInTheDocument();
    await router.navigate({ to: '/u/$handle', params: { handle: amara.handle } });
    await screen.findByText('By Amara');
    setRelationship(queryClient, 'mute', { id, handle: amara.handle, name: 'Amara Diallo' }, false);
    await waitFor(async () => expect((await call(ines, listMuted)).items).toEqual([]));
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    await router.navigate({ to: '/' });
    await screen.findByText('By Teo');
    expect(await screen.findByText('By Amara')).toBeVisible();
  });

  it('covers a quoted post while its author is muted, and uncovers it on request', async () => {
    const { write, call, me } = await createTestService();
    const { id: quoteOf } = await write(amara, 'By Amara');
    await write(teo, { text: 'Teo quotes', quoteOf });
    const { id } = await me(amara);
    await call(ines, mute, toAmara);
    const { user, queryClient } = await renderApp('/');
    expect(await screen.findByText('Post by someone you muted')).toBeVisible();
    expect(screen.queryByText('By Amara')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText('By Amara')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByText('By Amara')).not.toBeInTheDocument();
    const person = { id, handle: amara.handle, name: 'Amara Diallo' };
    setRelationship(queryClient, 'mute', person, false);
    await waitFor(() => expect(screen.queryByText('Post by someone you muted')).not.toBeInTheDocument());
    expect(screen.getByText('By Amara')).toBeVisible();
    setRelationship(queryClient, 'mute', person, true);
    expect(await screen.findByText('Post by someone you muted')).toBeVisible();
  });

  it('shows a quoted post on the profile of its muted author', async () => {
    const { write, call } = await createTestService();
    const { id: quoteOf } = await write(amara, 'By Amara');
    await write(amara, { text: 'Amara quotes Amara', quoteOf });
    await call(ines, mute, toAmara);
    await renderApp('/u/amara_diallo');
    const quoting = (await screen.findByText('Amara quotes Amara')).closest('article');
    expect(quoting).toHaveTextContent('By Amara');
  });

  it('keeps posts that Undo restored when a list read before the Undo arrives', async () => {
    const { write, me } = await createTestService();
    await write(amara, 'By Amara');
    const { id } = await me(amara);
    const { user, queryClient } = await renderApp('/');
    await screen.findByText('By Amara');
    const person = { id, handle: amara.handle, name: 'Amara Diallo' };
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let answered = false;
    injectFault('GET /mutes', async (pass) => {
      const response = await pass();
      answered = true;
      await held;
      return response;
    });
    setRelationship(queryClient, 'mute', person, true);
    await waitFor(() => expect(screen.queryByText('By Amara')).not.toBeInTheDocument());
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    const refreshed = refreshHiddenMembers(queryClient);
    await waitFor(() => expect(answered).toBe(true));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText('By Amara')).toBeVisible());
    release();
    await refreshed;
    expect(queryClient.getQueryData(hiddenMembersOptions().queryKey)).toEqual([]);
    await waitFor(() => expect(screen.getByText('By Amara')).toBeVisible());
  });

  it('asks before a block and explains it on the profile', async () => {
    const { me, call } = await createTestService();
    await me(amara);
    const { user } = await renderApp('/u/amara_diallo');
    await user.click(await screen.findByRole('button', { name: 'More actions for Amara Diallo' }));
    await user.click(screen.getByRole('menuitem', { name: 'Block @amara_diallo' }));
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    expect(await screen.findByText('You have blocked Amara Diallo')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Follow/ })).not.toBeInTheDocument());
    await waitFor(async () => expect((await call(ines, getMember, toAmara)).relation.blocked).toBe(true));
  });

  it('requires a reason for a report and keeps the note when the service refuses', async () => {
    const { me, query } = await createTestService();
    await me(amara);
    const removeFault = injectFault(
      'PUT /members/:handle/report',
      respondWithProblem(409, 'conflict', { detail: 'Not now.' }),
    );
    const { user } = await renderApp('/u/amara_diallo');
    await user.click(await screen.findByRole('button', { name: 'More actions for Amara Diallo' }));
    await user.click(screen.getByRole('menuitem', { name: 'Report @amara_diallo' }));
    const send = await screen.findByRole('button', { name: 'Report' });
    await user.click(send);
    expect(await screen.findByText('Choose a reason.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Spam/ }));
    await user.type(screen.getByLabelText(/Anything to add/), 'Watches again');
    await user.click(send);
    expect(await screen.findByText('Not now.')).toBeVisible();
    removeFault();
    await user.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await query('SELECT reason, note FROM reports')).toEqual([
      { reason: 'spam', note: 'Watches again' },
    ]);
  });

  it('says who has blocked the reader, and reports them', async () => {
    const { me, call, query } = await createTestService();
    await me(amara);
    const { handle } = await me(ines);
    await call(amara, block, { params: { handle } });
    const { user } = await renderApp('/u/amara_diallo');
    expect(await screen.findByText('@amara_diallo has blocked you')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Follow/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Report @amara_diallo' }));
    await user.click(await screen.findByRole('radio', { name: /^Harassment/ }));
    await user.click(screen.getByRole('button', { name: 'Report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await query('SELECT reason FROM reports')).toEqual([{ reason: 'harassment' }]);
  });

  it('replaces a profile that is open when the member blocks the reader', async () => {
    const { me, call } = await createTestService();
    await me(amara);
    const { handle } = await me(ines);
    await renderApp('/u/amara_diallo');
    expect(await screen.findByRole('heading', { name: 'Amara Diallo' })).toBeVisible();
    // The stream begins at the position of the first list.
    await screen.findByText('No posts yet');
    await call(amara, block, { params: { handle } });
    expect(await screen.findByText('@amara_diallo has blocked you')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Amara Diallo' })).not.toBeInTheDocument();
  });

  it('replaces a profile that is open when the account ends, and says why a follow failed', async () => {
    const { me, query } = await createTestService();
    await me(amara);
    const { user } = await renderApp('/u/amara_diallo');
    const followButton = await screen.findByRole('button', { name: 'Follow Amara Diallo' });
    await query("UPDATE members SET suspended_at = now() WHERE handle = 'amara_diallo'");
    await user.click(followButton);
    expect(await screen.findByText('This account is not available.')).toBeVisible();
    expect(await screen.findByText('No member named @amara_diallo')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Amara Diallo' })).not.toBeInTheDocument();
  });

  it('reports a post on screen whose author has blocked the reader meanwhile', async () => {
    const { write, call, me, query } = await createTestService();
    await write(amara, 'An insult');
    const { handle } = await me(ines);
    const { user } = await renderApp('/');
    await screen.findByText('An insult');
    await user.click(screen.getByRole('button', { name: 'More post actions' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Report/ }));
    await call(amara, block, { params: { handle } });
    await user.click(await screen.findByRole('radio', { name: /^Harassment/ }));
    await user.click(screen.getByRole('button', { name: 'Report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await query('SELECT post_id IS NOT NULL AS post FROM reports')).toEqual([{ post: true }]);
  });

  it('unmutes and mutes again from the list of muted people', async () => {
    const { me, call } = await createTestService();
    await me(amara);
    await call(ines, mute, toAmara);
    const { user } = await renderApp('/more/muted-people');
    await user.click(await screen.findByRole('button', { name: 'Unmute Amara Diallo' }));
    const again = await screen.findByRole('button', { name: 'Mute Amara Diallo' });
    await waitFor(async () => expect((await call(ines, listMuted)).items).toEqual([]));
    await user.click(again);
    await waitFor(async () => expect((await call(ines, listMuted)).items).toHaveLength(1));
  });
});
