import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Post } from '@contract/post';
import { forgetDrafts } from '@/lib/draft';
import { wordDiff } from '@/lib/word-diff';
import { renderApp } from '../support/app';
import { me, somePost } from '../support/posts';
import { problem, stubService } from '../support/service';

const author = { id: me.id, handle: me.handle, name: me.name, avatarUrl: null };
const media = [{ id: somePost({}, 7).id, url: '/a.webp', width: 40, height: 30, alt: 'A lamp', still: null }];
const before: Post = somePost({ author, media, text: 'The lamps are lit' });
const after: Post = {
  ...before,
  text: 'All lamps are lit',
  editedAt: '2026-11-19T09:00:00.000Z',
  revision: 2,
};

const rest = {
  'GET /me': () => me,
  'GET /notifications/unread': () => ({ unread: 0 }),
  'GET /suggestions': () => ({ items: [] }),
  'GET /trends': () => ({ items: [] }),
};
const address = `/post/${before.id}`;
const main = async () => (await screen.findAllByRole('article'))[0] ?? document.body;
const openEditor = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  await user.click(within(await main()).getByRole('button', { name: 'More about this post' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  return screen.findByRole('dialog', { name: 'Edit the post' });
};

beforeEach(forgetDrafts);

it('an own post is edited, shown at once, and what it said before is a press away', async () => {
  let said = before;
  const calls = stubService({
    ...rest,
    'GET /posts/:id/thread': () => ({ ancestors: [], post: said, replies: [] }),
    'PATCH /posts/:id': () => (said = after),
    'GET /posts/:id/versions': () => ({
      items: [
        { at: after.editedAt, text: after.text, contentWarning: null },
        { at: before.createdAt, text: before.text, contentWarning: null },
      ],
    }),
  });
  const { user } = await renderApp(address);
  const dialog = await openEditor(user);
  const text = within(dialog).getByLabelText('Text');
  expect(text).toHaveValue(before.text);
  await user.clear(text);
  await user.type(text, 'All lamps are lit');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(await main()).findByText('All lamps are lit')).toBeVisible();
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      text: 'All lamps are lit',
      contentWarning: null,
      media: [{ id: media[0]?.id, alt: 'A lamp' }],
    }),
  );
  await user.click(await within(await main()).findByRole('button', { name: 'edited' }));
  const history = await screen.findByRole('dialog', { name: 'What it said before' });
  expect(await within(history).findByText('The lamps are lit')).toBeVisible();
  expect(within(history).getByText('All', { selector: 'ins' })).toBeVisible();
});

it('an edit that is refused is taken back on the page and said', async () => {
  stubService({
    ...rest,
    'GET /posts/:id/thread': () => ({ ancestors: [], post: before, replies: [] }),
    'GET /posts/:id': () => before,
    'PATCH /posts/:id': () => problem(409, 'conflict', { detail: 'A post can be changed 49 times.' }),
  });
  const { user } = await renderApp(address);
  const dialog = await openEditor(user);
  await user.type(within(dialog).getByLabelText('Text'), ' again');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The post was not changed')).toBeVisible();
  expect(await within(await main()).findByText('The lamps are lit')).toBeVisible();
});

it('pictures open large, one after the other', async () => {
  const [lamp] = media;
  const two = [
    ...media,
    { id: somePost({}, 8).id, url: '/b.webp', width: 3, height: 4, alt: '', still: null },
  ];
  stubService({
    ...rest,
    'GET /posts/:id/thread': () => ({ ancestors: [], post: { ...before, media: two }, replies: [] }),
  });
  const { user } = await renderApp(address);
  await user.click(within(await main()).getByRole('img', { name: lamp?.alt ?? '' }));
  const dialog = await screen.findByRole('dialog', { name: 'Picture 1 of 2' });
  expect(within(dialog).getByText('A lamp')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'Picture 2 of 2' })).toHaveTextContent(
    'Nobody has described this picture.',
  );
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(await screen.findByRole('dialog', { name: 'Picture 1 of 2' })).toBeVisible();
});

it.each([
  ['', '', []],
  ['one two', 'one two', [['same', 'one two']]],
  [
    'one two three',
    'one four three',
    [
      ['same', 'one '],
      ['removed', 'two '],
      ['added', 'four '],
      ['same', 'three'],
    ],
  ],
  ['gone', '', [['removed', 'gone']]],
])('wordDiff of %j and %j', (old, now, parts) => {
  expect(wordDiff(old, now).map(({ kind, text }) => [kind, text])).toEqual(parts);
});
