import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deleteDataExport, EXPORT_DAYS, getDataExport, startDataExport } from '@contract/account/data-export';
import { addListMember, putList } from '@contract/member/list';
import {
  addGroupMember,
  createGroup,
  openDirectConversation,
  removeGroupMember,
  renameGroup,
  updateMembership,
} from '@contract/message/conversation';
import { sendMessage } from '@contract/message/message';
import { answerFollowRequest } from '@contract/member/follow-request';
import { follow, updateMe } from '@contract/member/profile';
import { putSpace, putSpaceMember } from '@contract/space/space';
import { changeSpaceItems } from '@contract/space/space-item';
import { followTag } from '@contract/feed/tag-follow';
import { bookmarkPost } from '@contract/post/post-interaction';
import { reportMessage } from '@contract/moderation/report';
import { openSql } from '@server/db/sql';
import { deleteExpiredExports } from '@server/repos/data-export/data-export';
import { createLocalStore } from '@server/media/local-store';
import { exportKey } from '@server/media/object-key';
import { runNextExport } from '@server/repos/data-export/run-exports';
import { uploadFile } from '../../support/service/upload-file';
import { solidPicture, uploadPicture } from '../../support/service/upload-picture';
import { peaks, recordings, uploadRecording } from '../../support/service/voice-note';
import { unzip } from '../../support/unzip';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();
const DAY = 86_400_000;

const run = () => runNextExport(openSql(api.pool), () => new Date(), api.store, new AbortController().signal);
const current = async (uid = 'ines') => (await api.call(uid, getDataExport)).export;
const download = (url: string, headers: Record<string, string> = {}) =>
  api.request(url.replace('/api/v1', ''), { headers });

/** Ready: by the job of the service, or by this test. */
async function makeReady(uid = 'ines') {
  await api.call(uid, startDataExport);
  await run();
  await expect.poll(async () => (await current(uid))?.state, { timeout: 15_000 }).toBe('ready');
  const file = (await current(uid))?.file;
  if (!file) throw new Error('The export is not ready');
  return file;
}

const upload = async (uid: string): Promise<string> =>
  (await uploadPicture(api.request, uid, await solidPicture(2, 2).png().toBuffer(), 'image/png')).id;

test('exports posts, pictures, voice notes, follows and bookmarks of the member, and nobody else’s', async () => {
  const ada = await api.me('ada');
  const theirs = await api.write('ada', 'Ada wrote this');
  const id = await upload('ines');
  const mine = await api.write('ines', { text: '=SUM(1,"2")\nand more', media: [{ id, alt: 'A square' }] });
  await api.call('ines', follow, { params: { handle: ada.handle } });
  await api.call('ines', bookmarkPost, { params: { postId: theirs.id } });
  const { id: conversationId } = await api.call('ines', openDirectConversation, {
    params: { handle: ada.handle },
  });
  const { id: voiceId } = await uploadRecording(api.request, 'ines');
  const note = {
    params: { conversationId },
    body: { id: randomUUID(), text: 'A message of Ines', voice: { id: voiceId, seconds: 3, peaks } },
  };
  await api.call('ines', sendMessage, note);
  const answer = { params: { conversationId }, body: { id: randomUUID(), text: 'Ada wrote this, too' } };
  await api.call('ada', updateMembership, { params: { conversationId }, body: { accepted: true } });
  await api.call('ada', sendMessage, answer);
  await api.call('ines', reportMessage, { params: { messageId: answer.body.id }, body: { reason: 'spam' } });
  const listId = randomUUID();
  await api.call('ines', putList, { params: { listId }, body: { name: 'Neighbours' } });
  await api.call('ines', addListMember, { params: { listId, handle: ada.handle } });
  await api.call('ines', followTag, { params: { tag: 'lamps' } });
  const spaceId = randomUUID();
  await api.call('ada', putSpace, { params: { spaceId }, body: { name: 'Kitchen' } });
  await api.call('ada', putSpaceMember, { params: { spaceId, handle: 'ines' }, body: { role: 'editor' } });
  const item = { id: randomUUID(), kind: 'note', base: 0, set: { title: 'Shared', text: '' } };
  await api.call('ines', changeSpaceItems, { params: { spaceId }, body: { changes: [item] } });
  const { id: fileId } = await uploadFile(api, 'ines', { spaceId, bytes: Buffer.from('A secret') });
  const file = await makeReady();
  const response = await download(file.url);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(file.bytes),
    'content-disposition': expect.stringMatching(/^attachment; filename="plaza-ines-\d{4}-\d\d-\d\d\.zip"$/),
    'cache-control': 'private, no-store',
  });
  const files = unzip(Buffer.from(await response.arrayBuffer()));
  const json = (name: string): unknown => JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null');
  expect(json('profile')).toMatchObject([{ handle: 'ines', email: expect.any(String) }]);
  expect(json('posts')).toMatchObject([{ id: mine.id, text: '=SUM(1,"2")\nand more', media: [id] }]);
  expect(files.get('posts.csv')?.toString()).toContain(`"'=SUM(1,""2"")\nand more"`);
  expect(json('following')).toMatchObject([{ handle: ada.handle }]);
  expect(json('bookmarks')).toMatchObject([{ postId: theirs.id, author: ada.handle }]);
  expect(json('muted-words')).toEqual([]);
  expect(json('lists')).toMatchObject([{ id: listId, name: 'Neighbours', members: [ada.handle] }]);
  expect(json('spaces')).toMatchObject([{ id: spaceId, name: 'Kitchen', role: 'editor' }]);
  expect(json('space-items')).toMatchObject([{ spaceId, id: item.id, body: item.set, changedBy: 'ines' }]);
  expect(json('space-changes')).toMatchObject([{ itemId: item.id, fields: item.set }]);
  expect(json('followed-tags')).toMatchObject([{ tag: 'lamps' }]);
  expect(json('conversations')).toMatchObject([
    { id: conversationId, members: expect.arrayContaining([ada.handle]) },
  ]);
  expect(json('messages')).toMatchObject([{ conversationId, text: 'A message of Ines', media: [voiceId] }]);
  expect(json('reports')).toMatchObject([{ member: ada.handle, messageId: answer.body.id, postId: null }]);
  expect(json('media')).toMatchObject([
    { id, alt: 'A square' },
    { id: voiceId, contentType: 'audio/webm' },
  ]);
  expect(json('files')).toMatchObject([{ id: fileId, contentType: 'text/plain', bytes: 8 }]);
  expect(files.get(`files/${fileId}`)?.toString()).toBe('A secret');
  expect(files.get(`media/${voiceId}.webm`)).toEqual(recordings['audio/webm']);
  expect(files.get(`media/${id}.webp`)?.subarray(0, 4).toString()).toBe('RIFF');
  expect([...files.values()].some((bytes) => bytes.includes('Ada wrote this'))).toBe(false);
});

test('tells no more of requests and groups than the product does', async () => {
  for (const uid of ['asker', 'private', 'owner', 'late']) await api.me(uid);
  await api.call('private', updateMe, { body: { approvesFollowers: true } });
  await api.call('asker', follow, { params: { handle: 'private' } });
  await api.call('private', answerFollowRequest, {
    params: { handle: 'asker' },
    body: { answer: 'decline' },
  });
  const direct = await api.call('asker', openDirectConversation, { params: { handle: 'private' } });
  const note = { params: { conversationId: direct.id }, body: { id: randomUUID(), text: 'Hello' } };
  await api.call('asker', sendMessage, note);
  const declined = { params: { conversationId: direct.id }, body: { accepted: false } };
  await api.call('private', updateMembership, declined);
  const group = await api.call('owner', createGroup, { body: { name: 'Choir', members: ['asker'] } });
  const params = { conversationId: group.id };
  await api.call('owner', removeGroupMember, { params: { ...params, handle: 'asker' } });
  await api.call('owner', renameGroup, { params, body: { name: 'Secret choir' } });
  await api.call('owner', addGroupMember, { params: { ...params, handle: 'late' } });
  const exported = async (uid: string, name: string): Promise<unknown> => {
    const { url } = await makeReady(uid);
    const files = unzip(Buffer.from(await (await download(url)).arrayBuffer()));
    return JSON.parse(files.get(`${name}.json`)?.toString() ?? 'null');
  };
  expect(await exported('asker', 'follow-requests')).toMatchObject([{ to: 'private', answer: null }]);
  expect(await exported('private', 'follow-requests')).toMatchObject([{ from: 'asker', answer: 'decline' }]);
  expect(await exported('asker', 'conversations')).toMatchObject([
    { id: direct.id, members: ['asker', 'private'] },
    { id: group.id, name: '', state: 'left', members: null },
  ]);
});

test('exports more rows than one read of the cursor', async () => {
  const { id } = await api.me('many');
  await api.pool.query(
    `INSERT INTO posts (id, author_id, text, created_at)
     SELECT gen_random_uuid(), $1, 'Post ' || n, now() FROM generate_series(1, 1203) n`,
    [id],
  );
  const { url } = await makeReady('many');
  const files = unzip(Buffer.from(await (await download(url)).arrayBuffer()));
  expect(JSON.parse(files.get('posts.json')?.toString() ?? '')).toHaveLength(1203);
  expect(files.get('posts.csv')?.toString().trim().split('\r\n')).toHaveLength(1204);
});

test('resumes a download and refuses ranges beyond the end', async () => {
  const { url, bytes } = await makeReady();
  const whole = Buffer.from(await (await download(url)).arrayBuffer());
  expect(whole.length).toBe(bytes);
  const etag = (await download(url)).headers.get('etag') ?? '';
  const rest = await download(url, { range: 'bytes=100-', 'if-range': etag });
  expect(rest.status).toBe(206);
  expect(rest.headers.get('content-range')).toBe(`bytes 100-${bytes - 1}/${bytes}`);
  expect(Buffer.from(await rest.arrayBuffer()).equals(whole.subarray(100))).toBe(true);
  const last = await download(url, { range: 'bytes=-22' });
  expect(Buffer.from(await last.arrayBuffer()).equals(whole.subarray(-22))).toBe(true);
  const middle = await download(url, { range: 'bytes=10-19' });
  expect(Buffer.from(await middle.arrayBuffer()).equals(whole.subarray(10, 20))).toBe(true);
  const other = await download(url, { range: 'bytes=100-', 'if-range': '"another"' });
  expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, bytes]);
  const beyond = await download(url, { range: `bytes=${bytes}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes}`]);
});

test('serves an archive by its secret only', async () => {
  const { url } = await makeReady();
  for (const address of [
    url.replace(/key=.*/, ''),
    `${url}x`,
    url.replace(/key=.{43}/, `key=${'A'.repeat(43)}`),
  ])
    expect((await download(address)).status).toBe(404);
});

test('makes one export at a time and replaces a finished one with its file', async () => {
  const first = await makeReady('kofi');
  const second = await api.call('kofi', startDataExport);
  expect((await api.call('kofi', startDataExport)).id).toBe(second.id);
  expect((await download(first.url)).status).toBe(404);
  await run();
  await expect.poll(async () => (await current('kofi'))?.state, { timeout: 15_000 }).toBe('ready');
  expect(await current('kofi')).toMatchObject({ id: second.id });
  await api.call('kofi', deleteDataExport);
  expect(await current('kofi')).toBe(null);
  expect((await readdir(api.exportDir)).filter((name) => name.includes(second.id))).toEqual([]);
});

test('takes over the export of a process that ended and gives up after three attempts', async () => {
  const { id } = await api.me('noor');
  const now = new Date();
  // Alive for the job of the service, which does not interfere.
  const inTwoMinutes = () => new Date(now.getTime() + 120_000);
  await api.pool.query(
    `INSERT INTO data_exports (id, member_id, state, attempts, secret, requested_at, touched_at)
     VALUES (gen_random_uuid(), $1, 'running', 2, 's', $2, $2)`,
    [id, now],
  );
  const nowhere = createLocalStore(join(api.exportDir, 'missing'));
  const { signal } = new AbortController();
  await expect(runNextExport(openSql(api.pool), inTwoMinutes, nowhere, signal)).rejects.toThrow('ENOENT');
  expect(await current('noor')).toMatchObject({ state: 'failed', file: null });
});

test('deletes expired exports and files without a row', async () => {
  const { url } = await makeReady('lena');
  const later = new Date(Date.now() + EXPORT_DAYS * DAY + 60_000);
  await api.store.put(exportKey(randomUUID()), Buffer.from('x'), 'application/zip');
  await deleteExpiredExports(openSql(api.pool), later, api.store);
  expect(await current('lena')).toBe(null);
  expect((await download(url)).status).toBe(404);
  expect(await readdir(api.exportDir)).toEqual([]);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
