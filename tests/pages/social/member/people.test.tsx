import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { likePost, repostPost } from '@contract/post/post-interaction';
import { follow } from '@contract/member/profile';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { createMember, createTestService } from '../../../support/pages/test-service';

const people = ['Amara Diallo', 'Teo Lindqvist', 'Mei Tanaka', 'Rui Carvalho', 'Sena Okafor'].map(
  createMember,
);
const [amara] = people;

describe('people pages', () => {
  it('opens followers from the count of a profile, and removes one after a question', async () => {
    const { call, me } = await createTestService();
    const { handle } = await me(ines);
    for (const person of people) await call(person, follow, { params: { handle } });
    const { user, address } = await renderApp(`/u/${handle}`);
    await user.click(await screen.findByRole('link', { name: '5 followers' }));
    await waitFor(() => expect(address()).toBe(`/u/${handle}/people`));
    await user.click(await screen.findByRole('button', { name: 'Remove Amara Diallo from your followers' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Removed')).toBeVisible();
    await waitFor(async () => expect((await me(ines)).counts.followers).toBe(4));
    await user.click(screen.getByRole('tab', { name: 'Following' }));
    expect(await screen.findByText('Follows no one yet')).toBeVisible();
  });

  it('opens likes, reposts and quotes from the counts of a thread', async () => {
    const { call, write } = await createTestService();
    const { id } = await write(ines, 'Everyone likes this');
    for (const person of people) await call(person, likePost, { params: { postId: id } });
    if (amara) {
      await call(amara, repostPost, { params: { postId: id } });
      await write(amara, { text: 'I quote this', quoteOf: id });
    }
    const { user, address } = await renderApp(`/post/${id}`);
    await user.click(await screen.findByRole('link', { name: '5 likes' }));
    await waitFor(() => expect(address()).toBe(`/post/${id}/people`));
    const tabpanel = await screen.findByRole('tabpanel', { name: 'Likes' });
    await waitFor(() => expect(tabpanel.querySelectorAll('li')).toHaveLength(5));
    await user.click(screen.getByRole('tab', { name: 'Quotes' }));
    expect(await screen.findByText('I quote this')).toBeVisible();
  });

  it('opens everyone behind a notification', async () => {
    const { call, write } = await createTestService();
    const { id } = await write(ines, 'Everyone likes this');
    for (const person of people) await call(person, likePost, { params: { postId: id } });
    const { user } = await renderApp('/notifications');
    await user.click(await screen.findByRole('link', { name: '3 others' }));
    const list = await screen.findByRole('region', { name: 'People' });
    await waitFor(() => expect(list.querySelectorAll('li')).toHaveLength(5));
  });
});
