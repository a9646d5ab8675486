import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getPost } from '@contract/post/post';
import type { PostContent } from '@contract/post/post-write';
import { listMemberPosts } from '@contract/member/profile';
import { toNewPost, sendBlocker } from '@/components/social/composer/draft-to-post';
import { deleteDrafts, readDraft } from '@/lib/storage/draft';
import { type DraftPost, emptyDraft } from '@/lib/storage/draft-types';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { injectFault } from '../../../support/pages/service-bridge';
import { respondWithProblem } from '../../../support/pages/problem-fault';
import { createMember, createTestService } from '../../../support/pages/test-service';

const field = () => screen.findByLabelText('What’s happening on your square');

describe('toNewPost and sendBlocker', () => {
  it('drops empty fields', () => {
    expect(toNewPost({ ...emptyDraft, text: ' Lamps ', contentWarning: ' ' }, {})).toEqual({
      text: 'Lamps',
      audience: 'public',
    });
  });

  it('sends every field of a draft', () => {
    const poll = { options: ['Bench', 'Fountain'], minutes: 60 };
    const draft: DraftPost = {
      text: 'Lamps',
      contentWarning: 'Bright',
      poll,
      pictures: [{ id: 'local', alt: 'A lamp', width: 4, height: 3 }],
    };
    const content: Required<PostContent> = {
      text: 'Lamps',
      contentWarning: 'Bright',
      poll,
      media: [{ id: 'local', alt: 'A lamp' }],
    };
    expect(toNewPost({ ...emptyDraft, ...draft }, {})).toEqual({ ...content, audience: 'public' });
  });

  it('explains why a draft cannot be sent', () => {
    const poll = { options: ['Bench', 'bench', ''], minutes: 60 };
    expect(sendBlocker(emptyDraft)).toBe('Write something first.');
    expect(sendBlocker({ ...emptyDraft, text: 'é'.repeat(501) })).toBe('Remove 1 character.');
    expect(sendBlocker({ ...emptyDraft, text: 'Where', poll })).toBe('Poll options must be different.');
    expect(sendBlocker({ ...emptyDraft, text: '👨‍👩‍👧‍👦'.repeat(500) })).toBeNull();
  });
});

describe('the composer', () => {
  // Drafts left by earlier tests.
  beforeEach(() => deleteDrafts(ines.uid));

  it('keeps the text when the service refuses, and retries with the same key', async () => {
    const { call } = await createTestService();
    const keys: (string | null)[] = [];
    let fault = respondWithProblem(403, 'blocked', { detail: 'Closed for a moment' });
    injectFault('POST /posts', (pass, request) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return fault(pass, request);
    });
    const { user, address } = await renderApp('/post');
    await user.type(await field(), 'The lamps are lit{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sent: Closed for a moment');
    expect(await field()).toHaveValue('The lamps are lit');
    fault = (pass) => pass();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(address()).toMatch(/^\/post\/[\da-f-]{36}/));
    const postId = address().slice('/post/'.length);
    expect(await call(ines, getPost, { params: { postId } })).toMatchObject({
      text: 'The lamps are lit',
      audience: 'public',
    });
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('stores the draft after the last key and restores it', async () => {
    await createTestService();
    const key = `${ines.uid}:post`;
    const { user, unmount } = await renderApp('/post');
    await user.type(await field(), 'Benches, a list');
    await waitFor(async () => expect(await readDraft(key)).toMatchObject({ text: 'Benches, a list' }));
    unmount();
    await renderApp('/post');
    await waitFor(async () => expect(await field()).toHaveValue('Benches, a list'));
  });

  it('completes a handle by keyboard', async () => {
    const { me } = await createTestService();
    await me(createMember('Amara Diallo'));
    const { user } = await renderApp('/post');
    await user.type(await field(), 'Ask @am');
    expect(await screen.findByRole('option', { name: /Amara Diallo/, selected: true })).toBeVisible();
    expect(await field()).toHaveAttribute('aria-activedescendant');
    await user.keyboard('{Enter}');
    expect(await field()).toHaveValue('Ask @amara_diallo ');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('chooses nobody whom the typed word no longer means', async () => {
    const { me } = await createTestService();
    await me(createMember('Amara Diallo'));
    const { user } = await renderApp('/post');
    await user.type(await field(), 'Ask @am');
    await screen.findByRole('option', { name: /Amara Diallo/ });
    await user.keyboard('y{Enter}first');
    expect(await field()).toHaveValue('Ask @amy\nfirst');
  });

  it('replaces the whole word when the caret is inside a mention', async () => {
    const { me } = await createTestService();
    await me(createMember('Amara Diallo'));
    const { user } = await renderApp('/post');
    await user.type(await field(), 'Ask @amara_diallo first');
    await user.keyboard('{ArrowLeft>12/}');
    await user.click(await screen.findByRole('option', { name: /Amara Diallo/ }));
    expect(await field()).toHaveValue('Ask @amara_diallo first');
  });

  it('says that suggestions did not load, and asks again as the member types on', async () => {
    const { me } = await createTestService();
    await me(createMember('Amara Diallo'));
    const recover = injectFault('GET /completions', respondWithProblem(503, 'unavailable'));
    const { user } = await renderApp('/post');
    await user.type(await field(), 'Ask @am');
    expect(await screen.findByText(/^Suggestions did not load\. Type on/)).toBeVisible();
    recover();
    await user.keyboard('a');
    expect(await screen.findByRole('option', { name: /Amara Diallo/ })).toBeVisible();
    expect(screen.queryByText(/^Suggestions did not load/)).toBeNull();
  });

  it('closes a list by Escape, and leaves the key to others without one', async () => {
    const { me } = await createTestService();
    await me(createMember('Amara Diallo'));
    const { user } = await renderApp('/post');
    await user.type(await field(), 'Ask @am');
    const option = await screen.findByRole('option', { name: /Amara Diallo/ });
    await user.pointer({ keys: '[MouseRight]', target: option });
    expect(await field()).toHaveValue('Ask @am');
    expect(fireEvent.keyDown(await field(), { key: 'Escape' })).toBe(false);
    expect(screen.queryByRole('option')).toBeNull();
    await user.keyboard('y');
    expect(fireEvent.keyDown(await field(), { key: 'Escape' })).toBe(true);
  });

  it('sends a poll with options and duration', async () => {
    const { call } = await createTestService();
    const { user } = await renderApp('/post');
    await user.type(await field(), 'Which corner?');
    await user.click(screen.getByRole('button', { name: 'Poll' }));
    await user.type(await screen.findByLabelText('Option 1'), 'North');
    expect(screen.getByRole('button', { name: 'Post' })).toBeDisabled();
    await user.type(screen.getByLabelText('Option 2'), 'South');
    await user.selectOptions(screen.getByLabelText('Open for'), '6 hours');
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(async () => {
      const [post] = (await call(ines, listMemberPosts, { params: { handle: 'ines_marchetti' } })).items;
      expect(post).toMatchObject({
        text: 'Which corner?',
        poll: { options: [{ text: 'North' }, { text: 'South' }], closed: false },
      });
      const hours = (Date.parse(post?.poll?.closesAt ?? '') - Date.now()) / 3_600_000;
      expect(Math.round(hours)).toBe(6);
    });
  });
});
