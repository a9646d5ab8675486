import { randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import {
  appendFilePart,
  cancelFileUpload,
  getFileQuota,
  getFileUpload,
  listFileAddresses,
  startFileUpload,
} from '@contract/space/file';
import {
  FILE_QUOTA_BYTES,
  MAX_FILE_BYTES,
  MAX_PART_BYTES,
  MIN_PART_BYTES,
} from '@contract/space/file-limits';
import { deleteSpace, putSpace, putSpaceMember, removeSpaceMember } from '@contract/space/space';
import type { SpaceFile } from '@contract/space/body/file';
import { changeSpaceItems, listSpaceItems, type SpaceItemChange } from '@contract/space/space-item';
import { openSql } from '@server/db/sql';
import { fileKey, partKey } from '@server/media/object-key';
import { deleteUnusedFiles } from '@server/repos/file/unused-files';
import { removeDueMembers } from '@server/repos/member/remove-members';
import { dumpDatabase } from '../../support/database/dump-database';
import { readProblem } from '../../support/service/call-as';
import { createTestApi } from '../../support/service/test-api';
import { sendPart, sha256, uploadFile } from '../../support/service/upload-file';
import { solidPicture } from '../../support/service/upload-picture';

const api = createTestApi();
const DAY = 86_400_000;
let spaceId = '';

beforeAll(async () => {
  for (const uid of ['ines', 'ada', 'noor']) await api.me(uid);
});

async function makeSpace(): Promise<void> {
  spaceId = randomUUID();
  await api.call('ines', putSpace, { params: { spaceId }, body: { name: 'Files' } });
  for (const [handle, role] of [
    ['ada', 'editor'],
    ['noor', 'reader'],
  ] as const)
    await api.call('ines', putSpaceMember, { params: { spaceId, handle }, body: { role } });
}

const upload = (uid: string, bytes: Buffer, type?: string) =>
  uploadFile(api, uid, { spaceId, bytes, ...(type ? { type } : {}) });
const start = (uid: string, bytes: number, id: string = randomUUID()) =>
  api.call(uid, startFileUpload, { params: { spaceId }, body: { id, type: 'text/plain', bytes } });
const send = async (id: string, offset: number, bytes: Buffer, uid = 'ines') =>
  appendFilePart.response.parse(await (await sendPart(api.request, uid, { id, offset, bytes })).json());
const problemOf = async (response: Promise<Response>) => readProblem(await response);

const item = (
  id: string,
  set: Partial<SpaceFile>,
  more: { base?: number; remove?: true } = {},
): SpaceItemChange => ({ id, kind: 'file', base: 0, set, ...more });
const versionOf = (bytes: number) => ({
  bytes,
  type: 'text/plain',
  at: '2026-11-25T09:00:00.000Z',
  byId: null,
});
const newFile = (uploadId: string, bytes: number, title = 'Notes.txt'): Partial<SpaceFile> => ({
  title,
  folder: false,
  parentId: null,
  starred: false,
  createdAt: '2026-11-25T09:00:00.000Z',
  byId: null,
  trashedAt: null,
  versions: { [uploadId]: versionOf(bytes) },
  current: uploadId,
});
const change = (uid: string, ...changes: SpaceItemChange[]) =>
  api.call(uid, changeSpaceItems, { params: { spaceId }, body: { changes } });
const addressOf = async (uid: string, id: string) =>
  (await api.call(uid, listFileAddresses, { params: { spaceId }, query: { ids: id } })).items[0];
const read = (url: string, headers: Record<string, string> = {}) => api.service.app.request(url, { headers });
const used = async (uid: string) => (await api.call(uid, getFileQuota)).used;
const sweep = (days: number) =>
  deleteUnusedFiles(openSql(api.pool), new Date(Date.now() + days * DAY), api.store);
const names = (folder: 'files' | 'uploads') => readdir(join(api.dataDir, folder));

test('takes a file in parts, tells where an interrupted upload goes on, and stores it once under its hash', async () => {
  await makeSpace();
  const bytes = randomBytes(2 * MAX_PART_BYTES + MIN_PART_BYTES + 5);
  const { id, offset } = await start('ines', bytes.length);
  expect(offset).toBe(0);
  await send(id, 0, bytes.subarray(0, MAX_PART_BYTES));
  await send(id, MAX_PART_BYTES, bytes.subarray(MAX_PART_BYTES, MAX_PART_BYTES + MIN_PART_BYTES));
  const asked = await api.call('ines', getFileUpload, { params: { fileId: id } });
  expect(asked).toEqual({ id, bytes: bytes.length, offset: MAX_PART_BYTES + MIN_PART_BYTES, sha256: null });
  expect(await start('ines', bytes.length, id)).toEqual(asked);
  expect(await names('uploads')).toHaveLength(2);
  await send(id, asked.offset, bytes.subarray(asked.offset, asked.offset + MAX_PART_BYTES));
  const whole = await send(id, asked.offset + MAX_PART_BYTES, bytes.subarray(asked.offset + MAX_PART_BYTES));
  expect(whole).toEqual({ id, bytes: bytes.length, offset: bytes.length, sha256: sha256(bytes) });
  expect(await names('uploads')).toEqual([]);
  const same = await upload('ada', bytes);
  expect(same.sha256).toBe(whole.sha256);
  expect(await names('files')).toEqual([sha256(bytes)]);
  const { url = '' } = (await addressOf('noor', id)) ?? {};
  expect(Buffer.from(await (await read(url)).arrayBuffer()).equals(bytes)).toBe(true);
});

test('is whole at once with the hash of an own file, in any space, and never with the hash of another member', async () => {
  await makeSpace();
  const bytes = randomBytes(400);
  const first = await upload('ines', bytes);
  const before = await used('ines');
  await makeSpace();
  const copy = (uid: string, size = bytes.length) =>
    api.call(uid, startFileUpload, {
      params: { spaceId },
      body: { id: randomUUID(), type: 'text/plain', bytes: size, sha256: sha256(bytes) },
    });
  const copied = await copy('ines');
  expect(copied).toMatchObject({ offset: bytes.length, sha256: first.sha256 });
  expect(await used('ines')).toBe(before + bytes.length);
  const { url = '' } = (await addressOf('noor', copied.id)) ?? {};
  expect(Buffer.from(await (await read(url)).arrayBuffer()).equals(bytes)).toBe(true);
  expect(await copy('ada')).toMatchObject({ offset: 0, sha256: null });
  expect(await copy('ines', bytes.length + 1)).toMatchObject({ offset: 0, sha256: null });
});

test('takes an empty file', async () => {
  const { sha256: hash } = await upload('ines', Buffer.alloc(0));
  expect(hash).toBe(sha256(Buffer.alloc(0)));
});

test('takes a part once although the response is lost, and refuses any other place', async () => {
  await makeSpace();
  const { id } = await start('ines', 2 * MIN_PART_BYTES);
  const bytes = Buffer.alloc(MIN_PART_BYTES, 'a');
  const part = { id, offset: 0, bytes, key: randomUUID() };
  const first = await (await sendPart(api.request, 'ines', part)).json();
  expect(await (await sendPart(api.request, 'ines', part)).json()).toEqual(first);
  const again = problemOf(sendPart(api.request, 'ines', { id, offset: 0, bytes }));
  expect(await again).toMatchObject({ code: 'conflict', detail: expect.stringContaining('250000') });
  const both = await Promise.all(
    [1, 2].map(() => sendPart(api.request, 'ines', { id, offset: MIN_PART_BYTES, bytes })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('refuses a last part whose earlier parts were replaced while it read them', async () => {
  await makeSpace();
  const { id } = await start('ines', 2 * MIN_PART_BYTES);
  const bytes = Buffer.alloc(MIN_PART_BYTES, 'a');
  await send(id, 0, bytes);
  const sendLast = () => sendPart(api.request, 'ines', { id, offset: MIN_PART_BYTES, bytes });
  const find = api.store.find.bind(api.store);
  const spy = vi.spyOn(api.store, 'find');
  onTestFinished(() => spy.mockRestore());
  let first: Promise<Response> | undefined;
  spy.mockImplementationOnce(async (key) => {
    first = sendLast();
    await first;
    await expect.poll(() => find(key)).toBeNull();
    return find(key);
  });
  expect(await problemOf(sendLast())).toMatchObject({ code: 'conflict' });
  expect((await first)?.status).toBe(200);
});

test.each([
  ['too small a part', MIN_PART_BYTES - 1, 'validation'],
  ['more than the file has', MIN_PART_BYTES * 3 + 1, 'validation'],
  ['more than a part may have', MAX_PART_BYTES + 1, 'too-large'],
])('refuses %s', async (_name, length, code) => {
  const { id } = await start('ines', MIN_PART_BYTES * 3);
  const bytes = Buffer.alloc(length);
  expect(await problemOf(sendPart(api.request, 'ines', { id, offset: 0, bytes }))).toMatchObject({ code });
  expect((await api.call('ines', getFileUpload, { params: { fileId: id } })).offset).toBe(0);
});

test('reserves the bytes of an upload in the quota of the member, and frees them', async () => {
  await makeSpace();
  await api.me('full');
  await api.call('ines', putSpaceMember, { params: { spaceId, handle: 'full' }, body: { role: 'editor' } });
  await expect(start('full', MAX_FILE_BYTES + 1)).rejects.toThrow('400');
  const ids: string[] = [];
  for (let count = 0; count < FILE_QUOTA_BYTES / MAX_FILE_BYTES; count += 1)
    ids.push((await start('full', MAX_FILE_BYTES)).id);
  expect(await api.call('full', getFileQuota)).toEqual({ used: FILE_QUOTA_BYTES, total: FILE_QUOTA_BYTES });
  const full = { problem: { status: 413, code: 'storage-full' } };
  await expect(start('full', 1)).rejects.toMatchObject(full);
  await api.call('full', cancelFileUpload, { params: { fileId: ids[0] ?? '' } });
  const both = await Promise.allSettled([start('full', MAX_FILE_BYTES), start('full', MAX_FILE_BYTES)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await api.call('ines', removeSpaceMember, { params: { spaceId, handle: 'full' } });
  expect(await used('full')).toBe(0);
});

test('serves an attachment in a sandbox, whole and in ranges, to the member of the address only', async () => {
  await makeSpace();
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const { id } = await upload('ada', page, 'text/html');
  const { url = '', thumbnail } = (await addressOf('noor', id)) ?? {};
  expect(thumbnail).toBeNull();
  const whole = await read(url);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': expect.stringContaining('private'),
  });
  const part = await read(url, { range: 'bytes=2-8' });
  expect([part.status, await part.text()]).toEqual([206, 'doctype']);
  const etag = whole.headers.get('etag') ?? '';
  expect((await read(url, { 'if-none-match': etag })).status).toBe(304);
  const others = (await api.me('ada')).id;
  for (const wrong of [
    url.replace(/member=[^&]+/, `member=${others}`),
    url.replace(/signature=.{4}/, 'signature=AAAA'),
    url.replace(/expires=\d/, 'expires=9'),
    `/api/v1/files/${id}/content`,
  ])
    expect((await read(wrong)).status, wrong).toBe(404);
  expect((await read(`${url}&part=thumbnail`)).status).toBe(404);
  await api.call('ines', removeSpaceMember, { params: { spaceId, handle: 'noor' } });
  expect((await read(url)).status).toBe(404);
});

test('keeps the addresses of files of another space to its members', async () => {
  await makeSpace();
  const { id } = await upload('ines', Buffer.from('Secret'));
  const other = randomUUID();
  await api.call('ada', putSpace, { params: { spaceId: other }, body: { name: 'Of Ada' } });
  const listed = await api.call('ada', listFileAddresses, { params: { spaceId: other }, query: { ids: id } });
  expect(listed.items).toEqual([]);
  spaceId = other;
  await expect(change('ada', item(randomUUID(), newFile(id, 6)))).rejects.toMatchObject({
    problem: { code: 'validation', fields: { changes: expect.stringContaining('Upload the file again') } },
  });
});

test('makes a small copy of a picture, once, and none of a file that only says so', async () => {
  await makeSpace();
  const picture = await solidPicture(900, 300).png().toBuffer();
  for (const uid of ['ines', 'ada']) {
    const { id } = await upload(uid, picture, 'image/png');
    const small = await read((await addressOf('noor', id))?.thumbnail ?? '');
    expect(small.headers.get('content-type')).toBe('image/webp');
    expect((await small.arrayBuffer()).byteLength).toBeLessThan(picture.length);
  }
  const fake = await upload('ines', Buffer.from('No picture at all, but bytes'), 'image/png');
  expect(await addressOf('noor', fake.id)).toMatchObject({ thumbnail: null });
});

test('keeps versions of a file, and deletes the content of those that no item names', async () => {
  await makeSpace();
  const [first, second] = [
    await upload('ines', Buffer.from('First')),
    await upload('ada', Buffer.from('Other')),
  ];
  const id = randomUUID();
  const { revision } = await change('ines', item(id, newFile(first.id, 5)));
  const answer = await change(
    'ada',
    item(id, { versions: { [second.id]: versionOf(5) }, current: second.id }, { base: revision }),
  );
  expect(answer.items[0]?.body).toMatchObject({
    current: second.id,
    versions: { [first.id]: { bytes: 5 }, [second.id]: { bytes: 5 } },
  });
  await expect(change('noor', item(id, { current: first.id }))).rejects.toMatchObject({
    problem: { code: 'forbidden' },
  });
  await change('ines', item(id, { current: first.id }));
  const copy = randomUUID();
  await change('ines', item(copy, newFile(first.id, 5, 'A copy.txt')));
  await change('ines', item(id, { versions: { [second.id]: null } }));
  expect(await addressOf('ines', second.id)).toBeUndefined();
  await expect(api.call('ines', cancelFileUpload, { params: { fileId: first.id } })).rejects.toMatchObject({
    problem: { code: 'conflict' },
  });
  await change('ines', item(id, {}, { remove: true }));
  expect(await addressOf('ines', first.id)).toBeDefined();
  await change('ines', item(copy, {}, { remove: true }));
  expect(await addressOf('ines', first.id)).toBeUndefined();
  await expect(change('ines', item(copy, {}))).rejects.toMatchObject({ problem: { code: 'validation' } });
});

test.each([
  ['an upload that does not exist', () => newFile(randomUUID(), 5)],
  ['another size', (id: string) => newFile(id, 6)],
  ['no version', (id: string) => ({ ...newFile(id, 5), versions: {}, current: null })],
  ['another version than it has', (id: string) => ({ ...newFile(id, 5), current: randomUUID() })],
  ['the content of a folder', (id: string) => ({ ...newFile(id, 5), folder: true })],
])('refuses an item with %s', async (_name, bodyOf) => {
  await makeSpace();
  const { id } = await upload('ines', Buffer.from('First'));
  await expect(change('ines', item(randomUUID(), bodyOf(id)))).rejects.toMatchObject({
    problem: { code: 'validation' },
  });
});

test('refuses an item with a file that is not whole', async () => {
  const { id } = await start('ines', 5);
  await expect(change('ines', item(randomUUID(), newFile(id, 5)))).rejects.toThrow('400');
});

test('deletes unnamed uploads after a week, contents a day after their last upload, and nothing that is named', async () => {
  await makeSpace();
  const [kept, lost] = [await upload('ines', Buffer.from('Kept')), await upload('ines', Buffer.from('Lost'))];
  const itemId = randomUUID();
  await change('ines', item(itemId, newFile(kept.id, 4)));
  const under = await start('ines', 2 * MIN_PART_BYTES);
  await send(under.id, 0, Buffer.alloc(MIN_PART_BYTES));
  const [partName = ''] = await names('uploads');
  await sweep(6.9);
  expect(await names('uploads')).toContain(partName);
  await api.call('ines', getFileUpload, { params: { fileId: lost.id } });
  await sweep(7.1);
  expect(await api.store.find(partKey(partName))).toBeNull();
  expect(await api.store.find(fileKey(sha256(Buffer.from('Lost'))))).toBeNull();
  await expect(api.call('ines', getFileUpload, { params: { fileId: lost.id } })).rejects.toThrow('404');
  await sweep(400);
  expect((await read((await addressOf('ada', kept.id))?.url ?? '')).status).toBe(200);
  await api.call('ines', deleteSpace, { params: { spaceId } });
  await sweep(0.9);
  expect(await api.store.find(fileKey(sha256(Buffer.from('Kept'))))).not.toBeNull();
  await sweep(1.1);
  expect(await api.store.find(fileKey(sha256(Buffer.from('Kept'))))).toBeNull();
});

test('sweeps objects without a row, a day after it has seen them', async () => {
  const [hash, part] = [sha256(randomBytes(8)), randomUUID()];
  await api.store.put(fileKey(hash), Buffer.from('x'), 'text/plain');
  await api.store.put(partKey(part), Buffer.from('x'), 'text/plain');
  await sweep(1.1);
  expect(await api.store.find(partKey(part))).toBeNull();
  expect(await api.store.find(fileKey(hash))).not.toBeNull();
  await sweep(2.2);
  expect(await api.store.find(fileKey(hash))).toBeNull();
});

test('removes a member from every row and object, except the files that a space keeps', async () => {
  const leaving = await api.me('leaving');
  const own = randomUUID();
  await api.call('leaving', putSpace, { params: { spaceId: own }, body: { name: 'Own' } });
  spaceId = own;
  const secret = Buffer.from('Only of the one who leaves');
  const { id: secretId } = await upload('leaving', secret);
  await change('leaving', item(randomUUID(), newFile(secretId, secret.length)));
  await makeSpace();
  const params = { spaceId, handle: leaving.handle };
  await api.call('ines', putSpaceMember, { params, body: { role: 'editor' } });
  const shared = await upload('leaving', Buffer.from('Shared'));
  const itemId = randomUUID();
  const versions = { [shared.id]: { ...versionOf(6), byId: leaving.id } };
  await change('leaving', item(itemId, { ...newFile(shared.id, 6), versions }));
  const under = await start('leaving', 2 * MIN_PART_BYTES);
  await send(under.id, 0, Buffer.alloc(MIN_PART_BYTES, 'u'), 'leaving');
  expect(await dumpDatabase(api.pool)).toContain(leaving.id);
  await api.pool.query('UPDATE members SET deletes_at = now() WHERE id = $1', [leaving.id]);
  await removeDueMembers(openSql(api.pool), new Date(Date.now() + 2 * DAY), api);
  const rows = (await dumpDatabase(api.pool)).split('\n');
  for (const mark of [leaving.id, secretId, under.id, sha256(secret)])
    expect(
      rows.filter((row) => row.includes(mark)),
      mark,
    ).toEqual([]);
  expect(await api.store.find(fileKey(sha256(secret)))).toBeNull();
  expect(await names('uploads')).toEqual([]);
  expect(await (await read((await addressOf('ines', shared.id))?.url ?? '')).text()).toBe('Shared');
  const { items } = await api.call('ines', listSpaceItems, { params: { spaceId } });
  expect(items).toMatchObject([{ id: itemId, body: { versions: { [shared.id]: { byId: null } } } }]);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
