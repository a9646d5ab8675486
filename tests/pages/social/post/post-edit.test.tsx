import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getPost } from '@contract/post/post';
import { deleteDrafts } from '@/lib/storage/draft';
import { diffWords } from '@/components/social/post-dialog/word-diff';
import { setReducedMotion } from '../../../support/pages/reduced-motion';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { injectFault } from '../../../support/pages/service-bridge';
import { respondWithProblem } from '../../../support/pages/problem-fault';
import { createTestService } from '../../../support/pages/test-service';
import { solidPicture, uploadPicture } from '../../../support/service/upload-picture';

/** A post of Ines with a picture for each description. */
const serve = async (...alts: string[]) => {
  const service = await createTestService();
  await service.me(ines);
  const bytes = await solidPicture(40, 30).png().toBuffer();
  const media: { id: string; alt: string }[] = [];
  for (const alt of alts)
    media.push({ id: (await uploadPicture(service.request, ines.uid, bytes, 'image/png')).id, alt });
  const { id } = await service.write(ines, { text: 'The lamps are lit', audience: 'public', media });
  const read = () => service.call(ines, getPost, { params: { postId: id } });
  return { media, read, address: `/post/${id}` };
};
const main = async () => (await screen.findAllByRole('article'))[0] ?? document.body;
const openEditor = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  await user.click(within(await main()).getByRole('button', { name: 'More post actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  return screen.findByRole('dialog', { name: 'Edit post' });
};

beforeEach(() => deleteDrafts(ines.uid));

it('edits a post, shows it at once and lists the edit history', async () => {
  const { address, media, read } = await serve('A lamp');
  const { user } = await renderApp(address);
  const dialog = await openEditor(user);
  const text = within(dialog).getByLabelText('Text');
  expect(text).toHaveValue('The lamps are lit');
  await user.clear(text);
  await user.type(text, 'All lamps are lit');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(await main()).findByText('All lamps are lit')).toBeVisible();
  await waitFor(async () =>
    expect(await read()).toMatchObject({ text: 'All lamps are lit', contentWarning: null, media }),
  );
  await user.click(await within(await main()).findByRole('button', { name: 'edited' }));
  const history = await screen.findByRole('dialog', { name: 'Edit history' });
  expect(await within(history).findByText('The lamps are lit')).toBeVisible();
  expect(within(history).getByText('All', { selector: 'ins' })).toBeVisible();
});

it('rolls back a rejected edit and reports it', async () => {
  const { address } = await serve();
  injectFault(
    'PATCH /posts/:id',
    respondWithProblem(409, 'conflict', { detail: 'A post can be changed 49 times.' }),
  );
  const { user } = await renderApp(address);
  const dialog = await openEditor(user);
  await user.type(within(dialog).getByLabelText('Text'), ' again');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The post was not changed')).toBeVisible();
  expect(await within(await main()).findByText('The lamps are lit')).toBeVisible();
});

it('opens pictures in the viewer one by one', async () => {
  // The test browser rejects every cancelled animation.
  setReducedMotion(true);
  const { address } = await serve('A lamp', '');
  const { user } = await renderApp(address);
  await user.click(within(await main()).getByRole('img', { name: 'A lamp' }));
  const dialog = await screen.findByRole('dialog', { name: 'Picture 1 of 2' });
  expect(within(dialog).getByText('A lamp')).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'Picture 2 of 2' })).toHaveTextContent('No description');
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
  expect(diffWords(old, now).map(({ kind, text }) => [kind, text])).toEqual(parts);
});
