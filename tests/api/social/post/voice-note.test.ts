import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { listConversations, openDirectConversation } from '@contract/message/conversation';
import {
  deleteMessage,
  editMessage,
  listMessages,
  type NewMessage,
  sendMessage,
} from '@contract/message/message';
import { listReports } from '@contract/moderation/moderation';
import { updateMe } from '@contract/member/profile';
import { reportMessage } from '@contract/moderation/report';
import { MAX_VOICE_BYTES, uploadVoiceNote, VOICE_TYPES } from '@contract/post/voice-note';
import { deleteUnusedMedia } from '@server/repos/media/media';
import { removeDueMembers } from '@server/repos/member/remove-members';
import { openSql } from '@server/db/sql';
import { readProblem } from '../../../support/service/call-as';
import { createTestApi } from '../../../support/service/test-api';
import { solidPicture, uploadPicture } from '../../../support/service/upload-picture';
import {
  filmed,
  peaks,
  postRecording,
  recordings,
  uploadRecording,
} from '../../../support/service/voice-note';

const api = createTestApi();
const DAY_MS = 86_400_000;

async function open(from: string, to: string): Promise<string> {
  const { handle } = await api.me(to);
  return (await api.call(from, openDirectConversation, { params: { handle } })).id;
}
const send = (uid: string, conversationId: string, more: Partial<NewMessage>) =>
  api.call(uid, sendMessage, { params: { conversationId }, body: { id: randomUUID(), text: '', ...more } });
const last = async (uid: string, conversationId: string) =>
  (await api.call(uid, listMessages, { params: { conversationId } })).items.at(-1);
const read = (url: string, uid?: string) => api.request(url.replace('/api/v1', ''), {}, uid);
const filesOf = async (id: string) => (await readdir(api.mediaDir)).filter((name) => name.startsWith(id));

test.each(VOICE_TYPES)('detects %s by content and serves the recording unchanged', async (type) => {
  const conversationId = await open('ines', 'ada');
  const wrongHeader = type === 'audio/ogg' ? 'audio/webm' : 'audio/ogg';
  const response = await postRecording(api.request, 'ines', recordings[type], wrongHeader);
  expect(response.status).toBe(201);
  const { id } = uploadVoiceNote.response.parse(await response.json());
  expect(await filesOf(id)).toEqual([id]);
  await send('ines', conversationId, { voice: { id, seconds: 21, peaks } });
  const voice = (await last('ada', conversationId))?.voice;
  expect(voice).toMatchObject({ seconds: 21, peaks, type });
  const served = await read(voice?.url ?? '');
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': type,
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': expect.stringContaining('private'),
  });
  expect(Buffer.from(await served.arrayBuffer())).toEqual(recordings[type]);
});

test.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a video', filmed],
  ['a WebM file without Opus', recordings['audio/webm'].subarray(0, 28)],
  ['an Ogg file without Opus', recordings['audio/ogg'].subarray(0, 28)],
  ['nothing', Buffer.alloc(0)],
])('refuses %s', async (_name, bytes) => {
  const response = await postRecording(api.request, 'ines', bytes);
  expect((await readProblem(response)).code).toBe('unsupported-media');
});

test('refuses other declared types and too many bytes', async () => {
  const declared = await postRecording(api.request, 'ines', recordings['audio/webm'], 'text/html');
  expect((await readProblem(declared)).code).toBe('unsupported-media');
  const large = await postRecording(api.request, 'ines', new Uint8Array(MAX_VOICE_BYTES + 1));
  expect((await readProblem(large)).code).toBe('too-large');
});

test.each([
  ['no length', { seconds: 0 }],
  ['more than five minutes', { seconds: 301 }],
  ['parts of a second', { seconds: 1.5 }],
  ['too few peaks', { peaks: peaks.slice(1) }],
  ['a peak above 100', { peaks: [...peaks.slice(1), 101] }],
])('refuses a voice note with %s', async (_name, wrong) => {
  const conversationId = await open('ines', 'ada');
  const { id } = await uploadRecording(api.request, 'ines');
  await expect(send('ines', conversationId, { voice: { id, seconds: 3, peaks, ...wrong } })).rejects.toThrow(
    '400',
  );
});

test('takes only own, unused recordings, and neither picture for the other', async () => {
  const conversationId = await open('kofi', 'noor');
  const { id } = await uploadRecording(api.request, 'kofi');
  const picture = await solidPicture(4, 4).png().toBuffer();
  const { id: pictureId } = await uploadPicture(api.request, 'kofi', picture, 'image/png');
  const foreign = await uploadRecording(api.request, 'noor');
  const attempt = (more: Partial<NewMessage>) => send('kofi', conversationId, more);
  await expect(attempt({ voice: { id: pictureId, seconds: 3, peaks } })).rejects.toThrow('400');
  await expect(attempt({ voice: { id: foreign.id, seconds: 3, peaks } })).rejects.toThrow('400');
  await expect(attempt({ media: [{ id }] })).rejects.toThrow('400');
  await expect(api.write('kofi', { text: 'Listen', media: [{ id }] })).rejects.toThrow('400');
  await expect(api.call('kofi', updateMe, { body: { avatar: id } })).rejects.toThrow('400');
  await attempt({ voice: { id, seconds: 3, peaks } });
  await expect(attempt({ voice: { id, seconds: 3, peaks } })).rejects.toThrow('400');
});

test('hides the recording from outsiders, before and after it is sent', async () => {
  const conversationId = await open('tim', 'lena');
  const { id } = await uploadRecording(api.request, 'tim');
  const plain = `/api/v1/media/${id}`;
  expect((await read(plain)).status).toBe(404);
  const sent = await send('tim', conversationId, { voice: { id, seconds: 3, peaks } });
  const url = sent.voice?.url ?? '';
  expect((await read(url)).status).toBe(200);
  expect((await read(plain, 'tim')).status).toBe(404);
  expect((await read(url.replace(/signature=.{4}/, 'signature=AAAA'))).status).toBe(404);
  await api.me('mallory');
  await expect(api.call('mallory', listMessages, { params: { conversationId } })).rejects.toThrow('404');
});

test('names the voice note where the message is quoted, and keeps the note when its text is edited', async () => {
  const conversationId = await open('yara', 'omar');
  const { id } = await uploadRecording(api.request, 'yara');
  const sent = await send('yara', conversationId, { text: 'Hear this', voice: { id, seconds: 3, peaks } });
  const { items } = await api.call('yara', listConversations, { query: { list: 'active' } });
  expect(items[0]?.lastMessage).toMatchObject({ excerpt: 'Hear this', voice: true, pictures: 0 });
  const edited = await api.call('yara', editMessage, {
    params: { messageId: sent.id },
    body: { text: '' },
  });
  expect(edited).toMatchObject({ text: '', media: [], voice: { seconds: 3 } });
});

test('deletes the recording with its message: unreadable at once, the file after 30 days', async () => {
  const conversationId = await open('uma', 'vic');
  const { id } = await uploadRecording(api.request, 'uma');
  const sent = await send('uma', conversationId, { voice: { id, seconds: 3, peaks } });
  const deleted = await api.call('uma', deleteMessage, { params: { messageId: sent.id } });
  expect(deleted).toMatchObject({ deleted: true, voice: null });
  expect((await read(sent.voice?.url ?? '')).status).toBe(404);
  expect(await filesOf(id)).toEqual([id]);
  await deleteUnusedMedia(openSql(api.pool), new Date(Date.now() + 31 * DAY_MS), api.store);
  expect(await filesOf(id)).toEqual([]);
});

test('lets moderators hear the recording of a reported message, also after its deletion', async () => {
  const conversationId = await open('zoe', 'abel');
  const { id } = await uploadRecording(api.request, 'zoe');
  const { id: messageId } = await send('zoe', conversationId, { voice: { id, seconds: 3, peaks } });
  await api.call('abel', reportMessage, { params: { messageId }, body: { reason: 'harassment' } });
  await api.me('mod');
  await api.pool.query("UPDATE members SET role = 'moderator' WHERE uid = 'mod'");
  const reported = async () =>
    (await api.call('mod', listReports, { query: { state: 'open' } })).items[0]?.message;
  expect(await reported()).toMatchObject({ id: messageId, media: [], voice: { seconds: 3, peaks } });
  await api.call('zoe', deleteMessage, { params: { messageId } });
  const review = await reported();
  expect(review).toMatchObject({ deleted: true, voice: { type: 'audio/webm' } });
  expect((await read(review?.voice?.url ?? '')).status).toBe(200);
});

test('removes the recordings of a removed member', async () => {
  const conversationId = await open('wim', 'xena');
  const { id } = await uploadRecording(api.request, 'wim');
  await send('wim', conversationId, { voice: { id, seconds: 3, peaks } });
  await api.pool.query("UPDATE members SET deletes_at = now() WHERE uid = 'wim'");
  await removeDueMembers(openSql(api.pool), new Date(), api);
  expect(await filesOf(id)).toEqual([]);
  expect((await api.pool.query('SELECT 1 FROM message_media WHERE media_id = $1', [id])).rows).toEqual([]);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
