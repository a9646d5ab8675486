import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listScheduledPosts, schedulePost } from '@contract/post/scheduled-post';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { createTestService } from '../../../support/pages/test-service';
import { typeDate } from '../../../support/pages/type-date';

const DAY = 86_400_000;

/** One thread of Ines waits for a time in a month. */
const serve = async () => {
  const service = await createTestService();
  const post = { text: 'Bread at seven', audience: 'followers', continued: [{ text: 'Rolls at eight' }] };
  const publishAt = new Date(Date.now() + 30 * DAY).toISOString();
  await service.call(ines, schedulePost, { body: { post, publishAt } });
  return { ...service, publishAt, waiting: async () => (await service.call(ines, listScheduledPosts)).items };
};

it('lists, reschedules, cancels and restores a scheduled post', async () => {
  const { waiting, publishAt } = await serve();
  const { user } = await renderApp('/scheduled');
  expect(await screen.findByText('Bread at seven')).toBeVisible();
  const list = screen.getByRole('list', { name: 'Scheduled posts' });
  expect(list).toHaveTextContent('Thread: 1 more post');
  await user.click(within(list).getByRole('button', { name: 'Change time' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish later' });
  const time = () => within(dialog).getByRole('group', { name: 'Date and time, in your time zone' });
  await waitFor(() => expect(within(time()).getAllByRole('spinbutton')[0]).toHaveFocus());
  await user.click(within(dialog).getByRole('button', { name: /^Calendar of/ }));
  await user.click(await within(dialog).findByRole('button', { name: 'Clear' }));
  await user.click(within(dialog).getByRole('button', { name: 'Change time' }));
  const [first] = within(time()).getAllByRole('spinbutton');
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveAccessibleDescription(/Choose a date and time/);
  await typeDate(user, time(), new Date(Date.now() + 2 * DAY).toISOString().slice(0, 16));
  await user.click(within(dialog).getByRole('button', { name: 'Change time' }));
  await waitFor(async () =>
    expect(Date.parse((await waiting())[0]?.publishAt ?? '')).toBeLessThan(Date.parse(publishAt)),
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel post' }));
  expect(await screen.findByText('No scheduled posts')).toBeVisible();
  await waitFor(async () => expect(await waiting()).toEqual([]));
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Bread at seven')).toBeVisible();
  await waitFor(async () =>
    expect((await waiting()).map(({ post }) => post)).toMatchObject([
      { text: 'Bread at seven', audience: 'followers', continued: [{ text: 'Rolls at eight' }] },
    ]),
  );
});

it('shows why a post was not published', async () => {
  const { query } = await serve();
  const problem = 'The post it replies to was deleted.';
  await query(`UPDATE scheduled_posts SET problem = '${problem}'`);
  await renderApp('/scheduled');
  expect(await screen.findByRole('alert')).toHaveTextContent(problem);
});
