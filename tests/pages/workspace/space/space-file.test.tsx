import { createHash, randomUUID } from 'node:crypto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SpaceRole } from '@contract/space/space';
import type { SpaceFile } from '@contract/space/body/file';
import { getFileQuota, getFileUpload, startFileUpload } from '@contract/space/file';
import { MIN_PART_BYTES } from '@contract/space/file-limits';
import { uploadFilePart } from '@/lib/api/upload';
import { sendFile } from '@/queries/workspace/mutations/file/send-file';
import { pendingUploads } from '@/lib/storage/pending-uploads';
import { ines } from '../../../support/pages/fake-auth';
import { renderApp } from '../../../support/pages/render-app';
import { injectFault, waitForEventStream } from '../../../support/pages/service-bridge';
import { amara, openSharedSpace } from '../../../support/pages/shared-space';

// Whole pages with many rows are slow in happy-dom.
vi.setConfig({ testTimeout: 40_000 });

const shown = async () => within(await screen.findByRole('list', { name: 'Files' }));
const textFile = (text: string, name: string, path = '') =>
  Object.defineProperty(new File([text], name, { type: 'text/plain' }), 'webkitRelativePath', {
    value: path,
  });

async function openFiles(role: SpaceRole = 'editor') {
  const space = await openSharedSpace(role);
  const files = async () =>
    (await space.items()).flatMap((item) => (item.kind === 'file' && item.body ? [item.body] : []));
  const titles = async () => (await files()).map(({ title }) => title);
  const folder = (title: string): Partial<SpaceFile> => ({
    title,
    folder: true,
    parentId: null,
    starred: false,
    trashedAt: null,
    createdAt: '2026-11-25T09:00:00.000Z',
    byId: null,
    versions: {},
    current: null,
  });
  const addFolder = (title: string) =>
    space.change(amara, { id: randomUUID(), kind: 'file', base: 0, set: folder(title) });
  return { ...space, files, titles, addFolder };
}

describe('files of a space', () => {
  it('are shown live, and an upload reaches all members, once although responses are lost', async () => {
    const { addFolder, files, titles, memberId } = await openFiles();
    await addFolder('Plans');
    const { user } = await renderApp('/apps/file-manager');
    await waitForEventStream();
    expect(await (await shown()).findByRole('button', { name: 'Plans' })).toBeVisible();
    await act(() => addFolder('Photos'));
    expect(await (await shown()).findByRole('button', { name: 'Photos' })).toBeVisible();
    let starts = 0;
    injectFault('POST /spaces/:id/files', async (send) => {
      starts += 1;
      const response = await send();
      return starts === 1 ? Promise.reject(new TypeError('Failed to fetch')) : response;
    });
    await user.upload(screen.getByLabelText('Upload'), textFile('Lamps first', 'Notes.txt'));
    expect(await screen.findByText(/waiting for the connection/)).toBeVisible();
    act(() => void globalThis.dispatchEvent(new Event('online')));
    expect(await (await shown()).findByRole('button', { name: 'Notes.txt' })).toBeVisible();
    await waitFor(async () => expect(await titles()).toEqual(['Plans', 'Photos', 'Notes.txt']));
    const [, , notes] = await files();
    const [version] = Object.values(notes?.versions ?? {});
    expect(version).toMatchObject({ bytes: 11, type: 'text/plain', byId: memberId });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await titles()).toEqual(['Plans', 'Photos']));
  });

  it('open from the service, with versions that can be opened and restored', async () => {
    const { files } = await openFiles();
    const { user } = await renderApp('/apps/file-manager');
    await user.upload(await screen.findByLabelText('Upload'), textFile('The first draft', 'Speech.txt'));
    await user.click(await (await shown()).findByRole('button', { name: 'More for Speech.txt' }));
    await user.click(screen.getByRole('menuitem', { name: 'Details' }));
    const details = within(await screen.findByRole('dialog', { name: 'Speech.txt' }));
    await user.upload(details.getByLabelText('Upload a new version'), textFile('The second draft', 'x.txt'));
    const versions = within(await details.findByRole('region', { name: 'Versions' }));
    await waitFor(() => expect(versions.getAllByRole('listitem')).toHaveLength(2), { timeout: 10_000 });
    const [second, first] = versions.getAllByRole('listitem');
    expect(second).toHaveTextContent('16 B');
    expect(second).toHaveTextContent('shown');
    await user.click(within(first ?? document.body).getByRole('button', { name: 'Open' }));
    const preview = within(await screen.findByRole('dialog', { name: 'Speech.txt' }));
    expect(await preview.findByText('The first draft')).toBeVisible();
    await user.keyboard('3{Escape}');
    await user.click(await (await shown()).findByRole('button', { name: 'More for Speech.txt' }));
    await user.click(screen.getByRole('menuitem', { name: 'Details' }));
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(async () => {
      const [file] = await files();
      expect(Object.keys(file?.versions ?? {})).toHaveLength(2);
      expect(file?.versions[file.current ?? '']).toMatchObject({ bytes: 15 });
      expect(file?.rating).toBe(3);
    });
  });

  it('keep the folders of an uploaded folder', async () => {
    const { files, titles } = await openFiles();
    const { user } = await renderApp('/apps/file-manager');
    await user.upload(await screen.findByLabelText('Upload folder'), [
      textFile('A', 'a.txt', 'Trip/a.txt'),
      textFile('B', 'b.txt', 'Trip/Day one/b.txt'),
    ]);
    await waitFor(
      async () => expect((await titles()).toSorted()).toEqual(['Day one', 'Trip', 'a.txt', 'b.txt']),
      {
        timeout: 10_000,
      },
    );
    await user.click(await (await shown()).findByRole('button', { name: 'Trip' }));
    await user.click(await (await shown()).findByRole('button', { name: 'Day one' }));
    expect(await (await shown()).findByRole('button', { name: 'b.txt' })).toBeVisible();
    expect((await files()).filter(({ folder }) => folder)).toHaveLength(2);
  });

  it('keep the folders of a dropped folder, also those below', async () => {
    const { items } = await openFiles();
    await renderApp('/apps/file-manager');
    const fileEntry = (file: File) => ({ isFile: true, file: (done: (file: File) => void) => done(file) });
    const folderEntry = (name: string, ...children: readonly object[]) => ({
      name,
      isDirectory: true,
      createReader: () => {
        // A folder is read in steps, of which the last is empty.
        const steps = [...children.map((child) => [child]), []];
        return { readEntries: (done: (entries: readonly object[]) => void) => done(steps.shift() ?? []) };
      },
    });
    const dropped = folderEntry(
      'Trip',
      fileEntry(textFile('A', 'a.txt')),
      folderEntry('Day one', fileEntry(textFile('B', 'b.txt')), fileEntry(textFile('C', 'c.txt'))),
    );
    fireEvent.drop(await screen.findByRole('region', { name: 'All files' }), {
      dataTransfer: {
        types: ['Files'],
        files: [],
        items: [{ webkitGetAsEntry: () => dropped }],
        getData: () => '',
      },
    });
    const paths = async () => {
      const all = (await items()).flatMap(({ id, kind, body }) =>
        kind === 'file' && body ? [{ id, ...body }] : [],
      );
      const titleOf = new Map(all.map(({ id, title }) => [id, title]));
      return all.map(({ parentId, title }) => `${titleOf.get(parentId ?? '') ?? ''}/${title}`);
    };
    const expected = ['/Trip', 'Day one/b.txt', 'Day one/c.txt', 'Trip/Day one', 'Trip/a.txt'];
    await waitFor(async () => expect(new Set(await paths())).toEqual(new Set(expected)), { timeout: 10_000 });
  });

  it('go on where the service has them after a broken visit, and are whole', async () => {
    const { call, spaceId } = await openFiles();
    await renderApp('/apps/file-manager');
    expect(await screen.findByText('This folder is empty')).toBeVisible();
    const bytes = MIN_PART_BYTES + 40_000;
    const text = 'lamp '.repeat(bytes / 5);
    const id = randomUUID();
    await call(ines, startFileUpload, { params: { spaceId }, body: { id, type: 'text/plain', bytes } });
    const part = new Blob([text.slice(0, MIN_PART_BYTES)], { type: 'application/octet-stream' });
    await uploadFilePart({ id, offset: 0 }, part, { idempotencyKey: randomUUID() });
    const sent: number[] = [];
    await sendFile(new Blob([text]), 'text/plain', {
      id,
      spaceId,
      signal: new AbortController().signal,
      onProgress: (sentBytes) => sent.push(sentBytes),
      onWait: () => undefined,
    });
    expect(sent[0]).toBe(MIN_PART_BYTES);
    const whole = await call(ines, getFileUpload, { params: { fileId: id } });
    const hash = createHash('sha256').update(text).digest('hex');
    expect(whole).toEqual({ id, bytes, offset: bytes, sha256: hash });
  });

  it('that are stopped leave nothing on the service, and give their room back', async () => {
    const { call, titles } = await openFiles();
    const used = async () => (await call(ines, getFileQuota)).used;
    let answer = (): void => undefined;
    const stopped = new Promise<void>((resolve) => {
      answer = resolve;
    });
    injectFault('POST /spaces/:id/files', async (send) => {
      const response = await send();
      await stopped;
      return response;
    });
    const { user } = await renderApp('/apps/file-manager');
    await user.upload(await screen.findByLabelText('Upload'), textFile('Too long', 'Film.txt'));
    await waitFor(async () => expect(await used()).toBe(8));
    await user.click(await screen.findByRole('button', { name: 'Stop Film.txt' }));
    answer();
    expect(await screen.findByText('Stopped')).toBeVisible();
    await waitFor(async () => expect(await used()).toBe(0));
    expect(pendingUploads.get()).toEqual([]);
    expect(await titles()).toEqual([]);
  });

  it('say why a file is refused', async () => {
    const { titles } = await openFiles();
    injectFault('POST /spaces/:id/files', () =>
      Promise.resolve(
        Response.json(
          {
            type: 'about:blank',
            title: 'Your file storage is full. Delete files first',
            status: 413,
            code: 'storage-full',
            requestId: 'test',
          },
          { status: 413 },
        ),
      ),
    );
    const { user } = await renderApp('/apps/file-manager');
    await user.upload(await screen.findByLabelText('Upload'), textFile('Too much', 'Film.txt'));
    expect(await screen.findByText('Your file storage is full. Delete files first')).toBeVisible();
    expect(await titles()).toEqual([]);
  });

  it('are read by readers, who cannot change anything', async () => {
    const { addFolder } = await openFiles('reader');
    await addFolder('Plans');
    const { user } = await renderApp('/apps/file-manager');
    expect(await screen.findByText('You may read this space. Ask an owner to let you edit.')).toBeVisible();
    for (const name of ['New folder', 'Star Plans'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByLabelText('Upload')).toBeNull();
    (await screen.findByRole('button', { name: 'Plans' })).focus();
    await user.keyboard('{Delete}{F2}');
    expect(screen.queryByRole('textbox', { name: /New name/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More for Plans' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Open',
      'Details',
    ]);
  });
});
