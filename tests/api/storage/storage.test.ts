import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDataExport, startDataExport } from '@contract/account/data-export';
import { openDirectConversation } from '@contract/message/conversation';
import { listMessages, sendMessage } from '@contract/message/message';
import { requestAccountDeletion } from '@contract/account/account-deletion';
import { deleteExpiredExports } from '@server/repos/data-export/data-export';
import { runNextExport } from '@server/repos/data-export/run-exports';
import { deleteUnusedMedia } from '@server/repos/media/media';
import { removeDueMembers } from '@server/repos/member/remove-members';
import { openSql } from '@server/db/sql';
import { exportKey, mediaKey, mediaKeys } from '@server/media/object-key';
import { createS3Store } from '@server/media/s3-store';
import type { Service } from '@server/app';
import { readProblem } from '../../support/service/call-as';
import { startS3Server } from '../../support/service/servers/s3-server';
import { createTestApi } from '../../support/service/test-api';
import { postPicture, solidPicture, uploadPicture } from '../../support/service/upload-picture';
import { peaks, recordings, uploadRecording } from '../../support/service/voice-note';

const server = await startS3Server();
const stores = [1, 2, 3].map(() => createS3Store(server.config, { answerMs: 300 }));
const [store, , third] = stores;
const api = createTestApi(store ? { store } : {});
const DAY = 86_400_000;
const red = await solidPicture(900, 30).jpeg().toBuffer();
let other: Service;

beforeAll(() => {
  other = api.startAnother(stores[1] ? { store: stores[1] } : {});
});
afterAll(async () => {
  for (const each of stores) each.close();
  await server.close();
});

const ask = (service: Service, url: string, headers: Record<string, string> = {}) =>
  service.app.request(url, { headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const upload = (uid: string) => uploadPicture(api.request, uid, red, 'image/jpeg');
const keysLeft = async (keys: readonly string[]): Promise<string[]> => {
  const left: string[] = [];
  for (const key of keys) if (await api.store.find(key)) left.push(key);
  return left;
};

test('serves a picture at another process than the one that took the upload', async () => {
  const { id, url, widths } = await upload('ines');
  expect(await keysLeft(mediaKeys([id]))).toEqual([mediaKey(id), mediaKey(id, 400), mediaKey(id, 800)]);
  const shown = await ask(other, url);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  const whole = await bytesOf(shown);
  expect(whole.length).toBe(Number(shown.headers.get('content-length')));
  expect(whole.subarray(0, 4).toString()).toBe('RIFF');
  const small = await bytesOf(await ask(other, `${url}?width=${widths[0]}`));
  expect(small.length).toBeLessThan(whole.length);
  const head = await other.app.request(url, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.length)]);
  expect((await ask(other, `/api/v1/media/${randomUUID()}`)).status).toBe(404);
});

test('serves ranges of a voice note', async () => {
  const { handle } = await api.me('ada');
  const params = {
    conversationId: (await api.call('ines', openDirectConversation, { params: { handle } })).id,
  };
  const { id } = await uploadRecording(api.request, 'ines');
  await api.call('ines', sendMessage, {
    params,
    body: { id: randomUUID(), text: '', voice: { id, seconds: 3, peaks } },
  });
  const url = (await api.call('ada', listMessages, { params })).items.at(-1)?.voice?.url ?? '';
  const bytes = recordings['audio/webm'];
  const whole = await ask(other, url);
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  expect(await bytesOf(whole)).toEqual(bytes);
  const part = await ask(other, url, { range: 'bytes=10-19' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 10-19/${bytes.length}`);
  expect(await bytesOf(part)).toEqual(bytes.subarray(10, 20));
  const end = await ask(other, url, { range: 'bytes=-8' });
  expect(await bytesOf(end)).toEqual(bytes.subarray(-8));
  const beyond = await ask(other, url, { range: 'bytes=99999-' });
  expect(beyond.status).toBe(416);
  expect(beyond.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
  const changed = await ask(other, url, { range: 'bytes=10-19', 'if-range': '"another"' });
  expect([changed.status, (await bytesOf(changed)).length]).toEqual([200, bytes.length]);
});

test('stores a data export, whose download resumes at another process', async () => {
  await upload('kofi');
  await api.call('kofi', startDataExport);
  await runNextExport(openSql(api.pool), () => new Date(), api.store, new AbortController().signal);
  const current = async () => (await api.call('kofi', getDataExport)).export;
  await expect.poll(async () => (await current())?.state, { timeout: 15_000 }).toBe('ready');
  const { url = '', bytes = 0 } = (await current())?.file ?? {};
  const archive = await bytesOf(await ask(other, url));
  expect(archive.length).toBe(bytes);
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  expect(archive.includes('.webp')).toBe(true);
  const rest = await ask(other, url, { range: 'bytes=100-' });
  expect(rest.status).toBe(206);
  expect((await bytesOf(rest)).equals(archive.subarray(100))).toBe(true);
});

test('removes the objects of a removed member', async () => {
  const { id } = await upload('leaving');
  const { id: voiceId } = await uploadRecording(api.request, 'leaving');
  await api.call('leaving', requestAccountDeletion);
  await removeDueMembers(openSql(api.pool), new Date(Date.now() + 15 * DAY), { store: api.store });
  expect(await keysLeft(mediaKeys([id, voiceId]))).toEqual([]);
  expect((await ask(other, `/api/v1/media/${id}`)).status).toBe(404);
});

test('sweeps objects older than a day that no row names, and no other', async () => {
  const named = await upload('noor');
  await api.write('noor', { text: 'Look', media: [{ id: named.id }] });
  const [lost, foreign] = [randomUUID(), 'media/of-another-program'];
  const lostKeys = [mediaKey(lost), mediaKey(lost, 'still'), mediaKey(lost, 400)];
  const archive = exportKey(randomUUID());
  for (const key of [...lostKeys, foreign, archive]) await api.store.put(key, Buffer.from('x'), 'image/webp');
  const sweep = async (days: number) => {
    const now = new Date(Date.now() + days * DAY);
    await deleteUnusedMedia(openSql(api.pool), now, api.store);
    await deleteExpiredExports(openSql(api.pool), now, api.store);
  };
  // An upload under way has no row yet.
  await sweep(0.9);
  expect(await keysLeft([...lostKeys, archive])).toHaveLength(4);
  await sweep(1.1);
  expect(await keysLeft([...lostKeys, archive])).toEqual([]);
  await sweep(400);
  expect(await keysLeft([foreign, ...mediaKeys([named.id])])).toEqual([
    foreign,
    mediaKey(named.id),
    mediaKey(named.id, 400),
    mediaKey(named.id, 800),
  ]);
  expect((await ask(other, named.url)).status).toBe(200);
});

const whileDown = { code: 'unavailable', status: 503, fields: { storage: expect.any(String) } };

test('answers media with 503 while the store is down, and everything else as before', async () => {
  const { url } = await upload('tim');
  await api.write('tim', 'While the store was up');
  const loopback = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
  const metrics = async () => (await other.app.request('/metrics', {}, loopback)).text();
  server.pause();
  expect(await readProblem(await ask(other, url))).toMatchObject(whileDown);
  server.resume();
  expect((await ask(other, url)).status).toBe(200);
  const fresh = api.startAnother(third ? { store: third } : {});
  await server.stop();
  expect(await readProblem(await ask(other, url))).toMatchObject(whileDown);
  expect(await readProblem(await postPicture(api.request, 'tim', red, 'image/jpeg'))).toMatchObject(
    whileDown,
  );
  expect((await api.request('/feed', {}, 'tim')).status).toBe(200);
  await api.write('tim', 'While the store is down');
  const ready = await ask(fresh, '/api/v1/ready');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({ status: 'ready', parts: { database: 'ok', storage: 'down' } });
  expect(await metrics()).toMatch(/^plaza_storage_failures\{operation="find"\} 2$/m);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
