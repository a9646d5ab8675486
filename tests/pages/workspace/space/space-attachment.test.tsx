import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listFileAddresses } from '@contract/space/file';
import { renderApp } from '../../../support/pages/render-app';
import { respondWithProblem } from '../../../support/pages/problem-fault';
import { injectFault } from '../../../support/pages/service-bridge';
import { amara, openSharedSpace } from '../../../support/pages/shared-space';
import { spaceTask } from '../../../support/space-bodies';

// Whole pages with many rows are slow in happy-dom.
vi.setConfig({ testTimeout: 40_000 });

async function openTask() {
  const space = await openSharedSpace();
  const [columnId, taskId] = [randomUUID(), randomUUID()];
  const column = { order: 1, name: 'To do', variant: 'info', limit: null, collapsed: false, done: false };
  const task = { ...spaceTask, columnId };
  await space.change(
    amara,
    { id: columnId, kind: 'board-column', base: 0, set: column },
    { id: taskId, kind: 'task', base: 0, set: task },
  );
  const attached = async () =>
    (await space.items()).flatMap((item) => (item.kind === 'task' && item.body ? item.body.attachments : []));
  const files = async () =>
    (await space.items()).flatMap((item) => (item.kind === 'file' && item.body ? [item.body] : []));
  const { user } = await renderApp(`/tasks/view-details?task=${taskId}`);
  const box = within(await screen.findByRole('region', { name: 'Attachments' }));
  return { ...space, attached, files, user, box };
}

it('attachments chosen at once are files of the space, which other members read, and leave with Undo', async () => {
  const { attached, files, user, box, call, spaceId } = await openTask();
  await user.upload(box.getByLabelText('Attach'), [
    new File(['Lamps first'], 'one.txt', { type: 'text/plain' }),
    new File(['Then benches'], 'two.txt', { type: 'text/plain' }),
  ]);
  expect(await box.findByRole('button', { name: 'Remove one.txt' }, { timeout: 10_000 })).toBeVisible();
  expect(box.getByRole('button', { name: 'Remove two.txt' })).toBeVisible();
  await waitFor(async () =>
    expect((await attached()).map(({ name }) => name)).toEqual(['one.txt', 'two.txt']),
  );
  const folder = (await files()).find((file) => file.folder);
  expect(folder?.title).toBe('Attachments');
  expect(
    (await files())
      .filter((file) => !file.folder)
      .map(({ title }) => title)
      .toSorted(),
  ).toEqual(['one.txt', 'two.txt']);

  const [first] = await attached();
  const query = { ids: first?.blobKey ?? '' };
  const { items } = await call(amara, listFileAddresses, { params: { spaceId }, query });
  expect(await (await fetch(items[0]?.url ?? '')).text()).toBe('Lamps first');

  await user.click(box.getByRole('button', { name: 'one.txt' }));
  const preview = within(await screen.findByRole('dialog', { name: 'one.txt' }));
  expect(await preview.findByText('Lamps first')).toBeVisible();
  await user.keyboard('{Escape}');

  await user.click(box.getByRole('button', { name: 'Remove one.txt' }));
  const binned = async () =>
    (await files()).filter(({ trashedAt }) => trashedAt !== null).map(({ title }) => title);
  await waitFor(async () => expect(await binned()).toEqual(['one.txt']));
  expect((await attached()).map(({ name }) => name)).toEqual(['two.txt']);
  await screen.findByText('one.txt removed');
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(await binned()).toEqual([]));
  await waitFor(async () => expect(await attached()).toHaveLength(2));
});

it('an attachment that the service refuses is not attached, and the page says why', async () => {
  const { attached, user, box } = await openTask();
  injectFault('POST /spaces/:id/files', respondWithProblem(413, 'storage-full'));
  await user.upload(box.getByLabelText('Attach'), new File(['x'], 'film.txt', { type: 'text/plain' }));
  expect(await screen.findByText('film.txt was not attached')).toBeVisible();
  expect(await attached()).toEqual([]);
  expect(await box.findByText('No files yet.')).toBeVisible();
});
