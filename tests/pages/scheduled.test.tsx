import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ScheduledPost } from '@contract/scheduled';
import { renderApp } from '../support/app';
import { me, somePost } from '../support/posts';
import { stubService } from '../support/service';

const waiting: ScheduledPost = {
  id: somePost({}, 5).id,
  publishAt: '2027-03-01T09:00:00.000Z',
  post: { text: 'Bread at seven', audience: 'followers', continued: [{ text: 'Rolls at eight' }] },
  media: [],
  problem: null,
};
const rest = {
  'GET /me': () => me,
  'GET /notifications/unread': () => ({ unread: 0 }),
  'GET /suggestions': () => ({ items: [] }),
  'GET /trends': () => ({ items: [] }),
};

it('shows what waits, moves it, cancels it and brings it back', async () => {
  let items: ScheduledPost[] = [waiting];
  const calls = stubService({
    ...rest,
    'GET /scheduled': () => ({ items, nextCursor: null }),
    'PATCH /scheduled/:id': ({ body }) => (items = [{ ...waiting, ...(body as object) }])[0],
    'DELETE /scheduled/:id': () => {
      items = [];
      return { id: waiting.id };
    },
    'POST /scheduled': () => (items = [waiting])[0],
  });
  const { user } = await renderApp('/scheduled');
  const list = await screen.findByRole('list', { name: 'Scheduled posts' });
  expect(list).toHaveTextContent('Bread at seven');
  expect(list).toHaveTextContent('and 1 more post as a thread');
  await user.click(within(list).getByRole('button', { name: 'Change the time' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish later' });
  const time = within(dialog).getByLabelText('Day and hour, on your clock');
  await user.clear(time);
  await user.click(within(dialog).getByRole('button', { name: 'Change the time' }));
  expect(within(dialog).getByRole('alert')).toHaveTextContent('Choose a day and an hour.');
  await user.type(time, new Date(Date.now() + 86_400_000).toISOString().slice(0, 16));
  await user.click(within(dialog).getByRole('button', { name: 'Change the time' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'PATCH')).toBe(true));
  await user.click(await screen.findByRole('button', { name: 'Cancel the post' }));
  expect(await screen.findByText('Nothing waits')).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('Bread at seven')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    post: waiting.post,
    publishAt: expect.stringMatching(/Z$/),
  });
});

it('says why something was not published', async () => {
  const problem = 'What it answers or quotes is not there any more.';
  stubService({ ...rest, 'GET /scheduled': () => ({ items: [{ ...waiting, problem }], nextCursor: null }) });
  await renderApp('/scheduled');
  expect(await screen.findByRole('alert')).toHaveTextContent(problem);
});
