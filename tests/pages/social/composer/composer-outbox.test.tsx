import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listMemberPosts } from '@contract/member/profile';
import { deleteDrafts, listDrafts, readDraft, saveDraft } from '@/lib/storage/draft';
import { emptyDraft } from '@/lib/storage/draft-types';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { respondWithProblem } from '../../../support/pages/problem-fault';
import { type Fault, injectFault } from '../../../support/pages/service-bridge';
import { createMember, createTestService } from '../../../support/pages/test-service';

const field = () => screen.findByLabelText('What’s happening on your square');
const amara = createMember('Amara Diallo');

/** Holds every new post back until `release` is called. */
function holdPosts(respond: Fault = (pass) => pass()) {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  injectFault('POST /posts', async (pass, request) => {
    await held;
    return respond(pass, request);
  });
  return { release: () => release() };
}

/** Presses Post once the composer, which has more buttons, has replaced its placeholder. */
async function post(user: UserEvent): Promise<void> {
  await screen.findByRole('button', { name: 'Emoji' });
  await user.click(screen.getByRole('button', { name: 'Post' }));
}

beforeEach(() => deleteDrafts(ines.uid));

describe('a sent post', () => {
  it('empties the field before the service answers, appears in the list as sending, and clears only itself', async () => {
    const { call } = await createTestService();
    const held = holdPosts();
    const { user } = await renderApp('/');
    await user.type(await field(), 'The first');
    await post(user);
    // The post is written to disk first.
    await waitFor(async () => expect(await field()).toHaveValue(''));
    const sending = await screen.findByRole('list', { name: 'Sending' });
    expect(sending).toHaveTextContent('The first');
    await user.type(await field(), 'The second');
    held.release();
    expect(await screen.findByText('The first', { selector: 'article *' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Sending' })).not.toBeInTheDocument());
    expect(await field()).toHaveValue('The second');
    await waitFor(async () =>
      expect(await readDraft(`${ines.uid}:post`)).toMatchObject({ text: 'The second' }),
    );
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(async () => {
      const { items } = await call(ines, listMemberPosts, { params: { handle: 'ines_marchetti' } });
      expect(items.map(({ text }) => text)).toEqual(['The second', 'The first']);
    });
    await waitFor(async () => expect(await readDraft(`${ines.uid}:post`)).toBeNull());
  });

  it('waits in the outbox when it is refused and the field holds another', async () => {
    await createTestService();
    const held = holdPosts(respondWithProblem(422, 'validation', { detail: 'Not like this' }));
    const { user } = await renderApp('/');
    await user.type(await field(), 'The first');
    await post(user);
    await user.type(await field(), 'The second');
    held.release();
    const waiting = await screen.findByRole('region', { name: 'Not sent yet' });
    await waitFor(() => expect(waiting).toHaveTextContent('The first'));
    expect(await field()).toHaveValue('The second');
  });
});

describe('the composer', () => {
  it('sends with Ctrl+Enter before its code has loaded', async () => {
    await createTestService();
    const { user } = await renderApp('/');
    await user.type(await field(), 'Quick{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Quick', { selector: 'article *' })).toBeVisible();
    expect(await field()).toHaveValue('');
  });

  it('inserts an emoji at the caret', async () => {
    await createTestService();
    const { user } = await renderApp('/post');
    await user.type(await field(), 'Fresh  today', { initialSelectionStart: 0 });
    ((await field()) as HTMLTextAreaElement).setSelectionRange(6, 6);
    await user.click(screen.getByRole('button', { name: 'Emoji' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Find an emoji' }), 'brea{Enter}');
    expect(await field()).toHaveValue('Fresh 🍞 today');
    await waitFor(async () => expect(await field()).toHaveFocus());
  });

  it('forgets the error of a file with the pictures', async () => {
    await createTestService();
    const { user } = await renderApp('/post');
    await user.type(await field(), 'A list');
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('damaged')));
    await user.upload(screen.getByLabelText('Choose pictures'), [
      new File(['x'], 'lamp.png', { type: 'image/png' }),
    ]);
    expect(await screen.findByText(/lamp\.png cannot be opened/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(screen.queryByText(/lamp\.png/)).not.toBeInTheDocument());
  });
});

it('keeps both texts when two tabs write one draft', async () => {
  await createTestService();
  const key = `${ines.uid}:post`;
  const { user, unmount } = await renderApp('/post');
  await user.type(await field(), 'Mine');
  await waitFor(async () => expect(await readDraft(key)).toMatchObject({ text: 'Mine' }));
  await saveDraft(key, { ...emptyDraft, text: 'Of the other tab' });
  await user.type(await field(), ' too');
  await waitFor(async () =>
    expect((await listDrafts(key)).map(({ draft }) => draft.text).toSorted()).toEqual([
      'Mine too',
      'Of the other tab',
    ]),
  );
  unmount();
  const again = await renderApp('/outbox');
  const mine = (await screen.findByText('Mine too')).closest('li') ?? document.body;
  await again.user.click(within(mine).getByRole('link', { name: 'Continue writing' }));
  await waitFor(async () => expect(await field()).toHaveValue('Mine too'));
});

it('publishes a draft once that two tabs hold and both send', async () => {
  const { call } = await createTestService();
  const key = `${ines.uid}:post`;
  const posts = async () =>
    (await call(ines, listMemberPosts, { params: { handle: 'ines_marchetti' } })).items.map(
      ({ text }) => text,
    );
  let answered = 0;
  injectFault('POST /posts', async (pass) => {
    const response = await pass();
    answered += 1;
    return response;
  });
  const first = await renderApp('/post');
  await first.user.type(await field(), 'Once only');
  await waitFor(async () => expect(await readDraft(key)).toMatchObject({ text: 'Once only' }));
  const draft = await readDraft(key);
  await post(first.user);
  await waitFor(async () => expect(await posts()).toEqual(['Once only']));
  await waitFor(async () => expect(await readDraft(key)).toBeNull());
  first.unmount();
  // The other tab read the draft before the first one sent it.
  await saveDraft(key, { ...emptyDraft, ...draft });
  const other = await renderApp('/post');
  await waitFor(async () => expect(await field()).toHaveValue('Once only'));
  await post(other.user);
  await waitFor(() => expect(answered).toBe(2));
  expect(await posts()).toEqual(['Once only']);
});

describe('a followers-only post', () => {
  it('says why it cannot be reposted or quoted, and gets followers-only replies', async () => {
    const { write, call } = await createTestService();
    const post = await write(ines, { text: 'Among us', audience: 'followers' });
    const { user } = await renderApp('/');
    const article = within(await screen.findByRole('article'));
    await user.click(article.getByRole('button', { name: 'Repost, 0' }));
    expect(await screen.findByText(/It cannot be reposted/)).toBeVisible();
    expect(screen.getByRole('menuitem', { name: /^Repost/ })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    await user.click(article.getByRole('link', { name: 'Reply, 0' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reply' }));
    expect(dialog.getByText('Among us')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Audience: followers only' })).toBeVisible();
    expect(await dialog.findByLabelText('Post your reply')).toHaveFocus();
    await user.keyboard('And between us');
    await user.click(dialog.getByRole('button', { name: 'Reply' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () => {
      const { items } = await call(ines, listMemberPosts, {
        params: { handle: 'ines_marchetti' },
        query: { tab: 'replies' },
      });
      expect(items[0]).toMatchObject({ audience: 'followers', replyTo: { id: post.id } });
    });
    expect(screen.getByRole('article')).toBeVisible();
  });
});

it('a text of 400 lines folds in the feed', async () => {
  const { write } = await createTestService();
  await write(amara, `Start${'\n'.repeat(400)}End`);
  const { user } = await renderApp('/explore?q=start');
  const more = await screen.findByRole('button', { name: /Show all 401 lines/ });
  expect(screen.queryByText(/End/)).not.toBeInTheDocument();
  await user.click(more);
  expect(await screen.findByText(/End/)).toBeVisible();
});
