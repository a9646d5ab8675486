import { randomUUID } from 'node:crypto';
import { uploadVoiceNote, VOICE_PEAKS } from '@contract/post/voice-note';
import type { RawRequest } from './call-as';

const box = (name: string, content: Buffer): Buffer => {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + content.length);
  return Buffer.concat([size, Buffer.from(name, 'latin1'), content]);
};
const silence = Buffer.alloc(64);

/** Beginnings of recordings as browsers make them. */
export const recordings = {
  'audio/webm': Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
    Buffer.from('\x86\x86A_OPUS', 'latin1'),
    silence,
  ]),
  'audio/ogg': Buffer.concat([
    Buffer.from('OggS', 'latin1'),
    Buffer.alloc(24),
    Buffer.from('OpusHead', 'latin1'),
    silence,
  ]),
  'audio/mp4': Buffer.concat([
    box('ftyp', Buffer.from('iso5\0\0\0\0iso5', 'latin1')),
    box('moov', Buffer.from('\0\0\0\0soun\0\0\0\0mp4a', 'latin1')),
    box('mdat', silence),
  ]),
};

/** A video track, which no voice note has. */
export const filmed = Buffer.concat([
  box('ftyp', Buffer.from('isom\0\0\0\0isom', 'latin1')),
  box('moov', Buffer.from('\0\0\0\0vide\0\0\0\0mp4a', 'latin1')),
]);

export const peaks = Array.from({ length: VOICE_PEAKS }, (_, at) => (at * 7) % 101);

export const postRecording = (request: RawRequest, uid: string, bytes: Uint8Array, type = 'audio/webm') =>
  request(
    '/media/voice',
    {
      method: 'POST',
      body: new Blob([new Uint8Array(bytes)]),
      headers: { 'Content-Type': type, 'Idempotency-Key': randomUUID() },
    },
    uid,
  );

export const uploadRecording = async (
  request: RawRequest,
  uid: string,
  bytes: Uint8Array = recordings['audio/webm'],
) => uploadVoiceNote.response.parse(await (await postRecording(request, uid, bytes)).json());
