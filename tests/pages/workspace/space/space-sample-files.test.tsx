import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getFileQuota, listFileAddresses, startFileUpload } from '@contract/space/file';
import { putSpace } from '@contract/space/space';
import { listSpaceItems } from '@contract/space/space-item';
import { sampleContent } from '@/data/file/sample/content';
import { fileItems } from '@/data/file/space-sample';
import { readSampleCopies, setSampleCopies } from '@/lib/storage/sample-copies';
import { copySampleFiles } from '@/queries/workspace/mutations/file/copy-sample-files';
import { ines } from '../../../support/pages/fake-auth';
import { renderApp } from '../../../support/pages/render-app';
import { injectFault } from '../../../support/pages/service-bridge';
import { openSharedSpace } from '../../../support/pages/shared-space';

const titles = ['Insurance.pdf', 'Ideas.md', 'Key list.csv'];

it('sample files that a new space waits for are copied with their content, whose bytes are sent once', async () => {
  const { call, spaceId, memberId } = await openSharedSpace();
  const wanted = () => fileItems(new Date(), memberId).copies.filter(({ title }) => titles.includes(title));
  let whole = 0;
  injectFault('POST /spaces/:id/files', async (send) => {
    const response = await send();
    const upload = startFileUpload.response.parse(await response.json());
    if (upload.sha256 !== null) whole += 1;
    return Response.json(upload, { status: response.status });
  });
  const contents = async (id: string) => {
    const { items } = await call(ines, listSpaceItems, { params: { spaceId: id } });
    const files = items.flatMap((item) => (item.kind === 'file' && item.body ? [item.body] : []));
    const query = { ids: files.map(({ current }) => current).join() };
    const addresses =
      files.length === 0
        ? []
        : (await call(ines, listFileAddresses, { params: { spaceId: id }, query })).items;
    return Object.fromEntries(
      await Promise.all(
        files.map(async ({ title, current }) => {
          const address = addresses.find((each) => each.id === current);
          return [title, await (await fetch(address?.url ?? '')).text()] as const;
        }),
      ),
    );
  };
  const expected = Object.fromEntries(
    await Promise.all(titles.map(async (title) => [title, await sampleContent(title).text()] as const)),
  );

  const { queryClient } = await renderApp('/apps/file-manager');
  expect(await screen.findByText('This folder is empty')).toBeVisible();
  setSampleCopies(spaceId, wanted());
  await copySampleFiles(queryClient, memberId);
  const list = within(await screen.findByRole('list', { name: 'Files' }));
  for (const title of titles) expect(await list.findByRole('button', { name: title })).toBeVisible();
  await waitFor(async () => expect(await contents(spaceId)).toEqual(expected));
  expect(readSampleCopies()).toEqual([]);
  expect(whole).toBe(0);
  const { used } = await call(ines, getFileQuota);

  const second = randomUUID();
  await call(ines, putSpace, { params: { spaceId: second }, body: { name: 'Second' } });
  setSampleCopies(second, wanted());
  await copySampleFiles(queryClient, memberId);
  await waitFor(async () => expect(await contents(second)).toEqual(expected));
  expect(whole).toBe(titles.length);
  expect((await call(ines, getFileQuota)).used).toBe(2 * used);
});
