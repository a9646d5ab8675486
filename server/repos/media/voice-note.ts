import { createHash } from 'node:crypto';
import type { NewVoiceNote, UploadedVoiceNote, VoiceType } from '@contract/post/voice-note';
import { messageMedia } from '../../db/schema/message';
import type { Sql } from '../../db/sql';
import type { FileCall } from '../../http/handler';
import { HttpProblem } from '../../http/response/problem';
import type { ObjectStore } from '../../media/object-store';
import { detectVoiceType } from '../../media/voice-type';
import { insertUpload, type StoredUpload, storeUpload } from './media';

type StoredRecording = StoredUpload & { type: VoiceType };

/** Stores the bytes unchanged; throws `unsupported-media`. */
export async function storeVoiceNote(
  call: FileCall,
  bytes: Buffer,
  store: ObjectStore,
): Promise<StoredRecording> {
  const type = detectVoiceType(bytes);
  if (!type)
    throw new HttpProblem('unsupported-media', {
      detail: 'Send a recording in Opus (WebM or Ogg) or AAC (MP4).',
    });
  const hash = createHash('sha256').update(bytes).digest('base64url');
  const files = [{ part: 'whole' as const, bytes }];
  const stored = await storeUpload(
    call,
    { files, width: 0, height: 0, widths: [], moving: false, hash },
    store,
    type,
  );
  return { ...stored, type };
}

export async function saveVoiceNote(
  call: FileCall,
  { type, ...stored }: StoredRecording,
): Promise<UploadedVoiceNote> {
  await insertUpload(call, stored, type);
  return { id: stored.id, type };
}

/** Attaches a claimed recording behind the pictures of the message. */
export async function attachVoiceNote(
  db: Sql,
  message: { messageId: string; conversationId: string },
  position: number,
  { id, seconds, peaks }: NewVoiceNote,
): Promise<void> {
  await db.insert(messageMedia).values({ ...message, mediaId: id, position, seconds, peaks });
}
