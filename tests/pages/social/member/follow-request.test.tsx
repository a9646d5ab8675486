import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listFollowRequests } from '@contract/member/follow-request';
import { follow, getMember, updateMe } from '@contract/member/profile';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { injectFault, waitForEventStream } from '../../../support/pages/service-bridge';
import { respondWithProblem } from '../../../support/pages/problem-fault';
import { createMember, createTestService } from '../../../support/pages/test-service';

const amara = createMember('Amara Diallo');
const teo = createMember('Teo Lindqvist');
const toAmara = { params: { handle: amara.handle } };

/** Apart from the suggestions beside the profile. */
async function findProfile(name: string) {
  const header = (await screen.findByRole('heading', { level: 1, name })).closest('header');
  if (!header) throw new Error('The heading is in no header');
  return within(header);
}

/** Amara and Teo have asked to follow Ines. */
async function serveRequests() {
  const service = await createTestService();
  await service.call(ines, updateMe, { body: { approvesFollowers: true } });
  const { handle } = await service.me(ines);
  for (const person of [amara, teo]) await service.call(person, follow, { params: { handle } });
  return {
    ...service,
    waiting: async () =>
      (await service.call(ines, listFollowRequests)).items.map(({ member }) => member.handle),
    follows: async (person: typeof amara) =>
      (await service.call(ines, getMember, { params: { handle: person.handle } })).relation.followedBy,
  };
}

/** Amara is approved on the page; then Mei asks, and the page shows it. */
async function approveBesideLater(path: string) {
  const { call, me, waiting } = await serveRequests();
  const streamed = waitForEventStream();
  const { user } = await renderApp(path);
  await user.click(await screen.findByRole('button', { name: 'Approve Amara Diallo' }));
  await waitFor(async () => expect(await waiting()).toEqual([teo.handle]));
  const mei = createMember('Mei Tanaka');
  await streamed;
  const { handle } = await me(ines);
  await call(mei, follow, { params: { handle } });
  expect(await screen.findByRole('button', { name: 'Approve Mei Tanaka' })).toBeVisible();
  return { user, waiting };
}

describe('asking to follow', () => {
  it('shows a request instead of a follow, and withdraws the request by Undo', async () => {
    const { call, me } = await createTestService();
    await me(amara);
    await call(amara, updateMe, { body: { approvesFollowers: true } });
    const requested = async () => (await call(ines, getMember, toAmara)).relation.requested;
    const { user } = await renderApp('/u/amara_diallo');
    const profile = await findProfile('Amara Diallo');
    await user.click(profile.getByRole('button', { name: 'Follow Amara Diallo' }));
    expect(profile.getByRole('button', { name: 'Requested Amara Diallo' })).toBeVisible();
    expect(await screen.findByText('You asked to follow @amara_diallo')).toBeVisible();
    expect(profile.getByTitle('0 followers')).toBeVisible();
    await waitFor(async () => expect(await requested()).toBe(true));
    expect(await profile.findByRole('button', { name: 'Requested Amara Diallo' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await profile.findByRole('button', { name: 'Follow Amara Diallo' })).toBeVisible();
    await waitFor(async () => expect(await requested()).toBe(false));
  });

  it('says that a follow was a request, of a member who approves followers since the page was read', async () => {
    const { call, me } = await createTestService();
    await me(amara);
    const { user } = await renderApp('/u/amara_diallo');
    const profile = await findProfile('Amara Diallo');
    await profile.findByRole('button', { name: 'Follow Amara Diallo' });
    await call(amara, updateMe, { body: { approvesFollowers: true } });
    await user.click(profile.getByRole('button', { name: 'Follow Amara Diallo' }));
    expect(await screen.findByText('You asked to follow @amara_diallo')).toBeVisible();
    expect(screen.queryByText('You follow @amara_diallo')).toBeNull();
    expect(profile.getByRole('button', { name: 'Requested Amara Diallo' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await profile.findByRole('button', { name: 'Follow Amara Diallo' })).toBeVisible();
    await waitFor(async () => expect((await call(ines, getMember, toAmara)).relation.requested).toBe(false));
  });
});

describe('answering follow requests', () => {
  it('approves and declines in the list, and undoes an answer in place', async () => {
    const { waiting, follows } = await serveRequests();
    const { user } = await renderApp('/notifications/requests');
    await user.click(await screen.findByRole('button', { name: 'Approve Amara Diallo' }));
    expect(await screen.findByText('Approved')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo the answer to Amara Diallo' })).toHaveFocus();
    await waitFor(async () => expect(await follows(amara)).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Decline Teo Lindqvist' }));
    await waitFor(async () => expect(await waiting()).toEqual([]));
    expect(await follows(teo)).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Undo the answer to Amara Diallo' }));
    expect(await screen.findByRole('button', { name: 'Approve Amara Diallo' })).toHaveFocus();
    await waitFor(async () => expect(await waiting()).toEqual([amara.handle]));
    expect(await follows(amara)).toBe(false);
  });

  it('approves from the notification, while a later request arrives', async () => {
    await approveBesideLater('/notifications');
    expect(screen.getByText('Approved')).toBeVisible();
  });

  it('keeps an answered request and its Undo in the list while a later one arrives', async () => {
    const { user, waiting } = await approveBesideLater('/notifications/requests');
    await user.click(screen.getByRole('button', { name: 'Undo the answer to Amara Diallo' }));
    await waitFor(async () => expect(await waiting()).toContain(amara.handle));
    expect(await screen.findByRole('button', { name: 'Approve Amara Diallo' })).toBeVisible();
  });

  it('answers on the profile of the member who asks', async () => {
    const { follows } = await serveRequests();
    const { user } = await renderApp('/u/amara_diallo');
    const request = await screen.findByRole('group', { name: 'Follow request' });
    await user.click(within(request).getByRole('button', { name: 'Approve Amara Diallo' }));
    await waitFor(async () => expect(await follows(amara)).toBe(true));
    expect(await screen.findByText('Follows you')).toBeVisible();
  });

  it('offers the request again when the service refuses the answer', async () => {
    await serveRequests();
    injectFault('PUT /follow-requests/:handle', respondWithProblem(409, 'conflict', { detail: 'Not now.' }));
    const { user } = await renderApp('/notifications/requests');
    await user.click(await screen.findByRole('button', { name: 'Approve Amara Diallo' }));
    expect(await screen.findByText('The request of @amara_diallo was not answered')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Approve Amara Diallo' })).toBeVisible();
  });

  it('removes a follower from the profile menu, after a question', async () => {
    const { call, me } = await createTestService();
    const { handle } = await me(ines);
    await call(amara, follow, { params: { handle } });
    const { user } = await renderApp('/u/amara_diallo');
    const profile = await findProfile('Amara Diallo');
    expect(profile.getByText('Follows you')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More actions for Amara Diallo' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove from your followers' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(profile.queryByText('Follows you')).not.toBeInTheDocument());
    await waitFor(async () => expect((await me(ines)).counts.followers).toBe(0));
  });
});

it('switches the approval of followers on and off in the privacy settings', async () => {
  const { me } = await createTestService();
  await me(ines);
  const { user } = await renderApp('/more/privacy');
  const approval = await screen.findByRole('switch', { name: /^Approve followers/ });
  expect(approval).not.toBeChecked();
  await user.click(approval);
  await waitFor(() => expect(approval).toBeChecked());
  await waitFor(async () => expect((await me(ines)).approvesFollowers).toBe(true));
  await user.click(approval);
  await waitFor(async () => expect((await me(ines)).approvesFollowers).toBe(false));
});

it('hides posts from visitors in the privacy settings, always while followers are approved', async () => {
  const { me } = await createTestService();
  await me(ines);
  const { user } = await renderApp('/more/privacy');
  const visitors = await screen.findByRole('switch', { name: /^Show my posts and profile/ });
  expect(visitors).toBeChecked();
  await user.click(visitors);
  await waitFor(async () => expect((await me(ines)).openToVisitors).toBe(false));
  await user.click(visitors);
  await waitFor(() => expect(visitors).toBeChecked());
  await user.click(screen.getByRole('switch', { name: /^Approve followers/ }));
  await waitFor(() => expect(visitors).toBeDisabled());
  expect(visitors).not.toBeChecked();
});
