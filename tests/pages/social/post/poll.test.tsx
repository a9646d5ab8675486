import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getPost } from '@contract/post/post';
import { votePoll } from '@contract/post/post-interaction';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { waitForEventStream } from '../../../support/pages/service-bridge';
import { createMember, createTestService } from '../../../support/pages/test-service';

const amara = createMember('Amara Diallo');
const poll = { options: ['Every night', 'Weekends'], minutes: 1440 };

it('votes with one press and then shows the shares', async () => {
  const { write, call } = await createTestService();
  const { id } = await write(amara, { text: 'Lamps down?', poll });
  const { user } = await renderApp('/');
  const box = await screen.findByRole('group', { name: 'Poll' });
  await user.click(within(box).getByRole('button', { name: 'Vote: Weekends' }));
  expect(await within(box).findByText('100%')).toBeVisible();
  expect(within(box).getByText('your vote')).toBeInTheDocument();
  expect(within(box).queryByRole('button')).not.toBeInTheDocument();
  expect(box).toHaveFocus();
  await waitFor(async () =>
    expect((await call(ines, getPost, { params: { postId: id } })).poll).toMatchObject({ ownChoice: 1 }),
  );
});

it('shows authors the result of their own poll without buttons', async () => {
  const { write } = await createTestService();
  await write(ines, { text: 'Lamps down?', poll });
  await renderApp('/');
  const box = await screen.findByRole('group', { name: 'Poll' });
  expect(within(box).getAllByText('0%')).toHaveLength(2);
  expect(within(box).queryByRole('button')).not.toBeInTheDocument();
});

it('shows the result once the poll ends while its page is open', async () => {
  const { write, query } = await createTestService();
  await write(amara, { text: 'Lamps down?', poll });
  await query(`UPDATE polls SET closes_at = now() + interval '3 seconds'`);
  await renderApp('/');
  const box = await screen.findByRole('group', { name: 'Poll' });
  expect(within(box).getByRole('button', { name: 'Vote: Weekends' })).toBeVisible();
  expect(await within(box).findByText(/closed/i)).toBeVisible();
  expect(within(box).queryByRole('button')).not.toBeInTheDocument();
});

it('shows authors the votes of others as they arrive', async () => {
  const { write, call } = await createTestService();
  const { id } = await write(ines, { text: 'Lamps down?', poll });
  const live = waitForEventStream();
  await renderApp('/');
  const box = await screen.findByRole('group', { name: 'Poll' });
  await live;
  await call(amara, votePoll, { params: { postId: id }, body: { choice: 1 } });
  expect(await within(box).findByText('100%')).toBeVisible();
  expect(within(box).getByText(/^1 vote,/)).toBeVisible();
});
