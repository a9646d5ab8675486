import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { newPost, obstacle } from '@/components/composer/new-post';
import { emptyDraft, forgetDrafts, readDraft } from '@/lib/draft';
import { renderApp } from '../support/app';
import { amara, me, somePost } from '../support/posts';
import { problem, stubService } from '../support/service';

const rest = {
  'GET /me': () => me,
  'GET /notifications/unread': () => ({ unread: 0 }),
  'GET /suggestions': () => ({ items: [] }),
  'GET /trends': () => ({ items: [] }),
};
const field = () => screen.findByLabelText('What is happening on your square');

describe('newPost and obstacle', () => {
  it('leave out what is empty', () => {
    expect(newPost({ ...emptyDraft, text: ' Lamps ', contentWarning: ' ' }, {})).toEqual({
      text: 'Lamps',
      audience: 'public',
    });
  });

  it('say what keeps a draft from being sent', () => {
    const poll = { options: ['Bench', 'bench', ''], minutes: 60 };
    expect(obstacle(emptyDraft)).toBe('Write something first.');
    expect(obstacle({ ...emptyDraft, text: 'é'.repeat(501) })).toBe('Shorten it by 1 character.');
    expect(obstacle({ ...emptyDraft, text: 'Where', poll })).toBe('Two options of the poll are the same.');
    expect(obstacle({ ...emptyDraft, text: '👨‍👩‍👧‍👦'.repeat(500) })).toBeNull();
  });
});

describe('the composer', () => {
  // What the page before kept when it went away.
  beforeEach(forgetDrafts);

  it('keeps the text when the service refuses it and tries again with the same key', async () => {
    let fail = true;
    const calls = stubService({
      ...rest,
      'GET /posts/:id/thread': () => ({ ancestors: [], post: somePost(), replies: [] }),
      'POST /posts': () => (fail ? problem(403, 'blocked', { detail: 'Closed for a moment' }) : somePost()),
    });
    const { user, address } = await renderApp('/post');
    await user.type(await field(), 'The lamps are lit{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sent: Closed for a moment');
    expect(await field()).toHaveValue('The lamps are lit');
    fail = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(address()).toContain(`/post/${somePost().id}`));
    const sent = calls.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(2);
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe(sent[1]?.headers.get('Idempotency-Key'));
    expect(sent[1]?.body).toEqual({ text: 'The lamps are lit', audience: 'public' });
  });

  it('has the draft on disk half a second after the last key and brings it back', async () => {
    stubService(rest);
    const { user, unmount } = await renderApp('/post');
    await user.type(await field(), 'Benches, a list');
    await waitFor(async () =>
      expect(await readDraft(`${me.id}:post`)).toMatchObject({ text: 'Benches, a list' }),
    );
    unmount();
    await renderApp('/post');
    await waitFor(async () => expect(await field()).toHaveValue('Benches, a list'));
  });

  it('completes people by keyboard', async () => {
    stubService({ ...rest, 'GET /completions': () => ({ members: [amara], tags: [] }) });
    const { user } = await renderApp('/post');
    await user.type(await field(), 'Ask @am');
    expect(await screen.findByRole('option', { name: /Amara Diallo/, selected: true })).toBeVisible();
    expect(await field()).toHaveAttribute('aria-activedescendant');
    await user.keyboard('{Enter}');
    expect(await field()).toHaveValue('Ask @amara ');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('sends a poll with its options and how long it stays open', async () => {
    const calls = stubService({ ...rest, 'POST /posts': () => somePost() });
    const { user } = await renderApp('/post');
    await user.type(await field(), 'Which corner?');
    await user.click(screen.getByRole('button', { name: 'Poll' }));
    await user.type(await screen.findByLabelText('Option 1'), 'North');
    expect(screen.getByRole('button', { name: 'Post' })).toBeDisabled();
    await user.type(screen.getByLabelText('Option 2'), 'South');
    await user.selectOptions(screen.getByLabelText('Open for'), '6 hours');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
        text: 'Which corner?',
        audience: 'public',
        poll: { options: ['North', 'South'], minutes: 360 },
      }),
    );
  });
});
