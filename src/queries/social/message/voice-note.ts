import type { NewVoiceNote } from '@contract/post/voice-note';
import type { CallOptions } from '@/lib/api/client';
import { ApiError } from '@/lib/api/errors';
import { uploadVoiceNote } from '@/lib/api/upload';
import { readPicture } from '@/lib/storage/picture-store';
import { messageChangesText } from '@/messages/social/changes/message';

const recordingMissingError = new ApiError(
  {
    type: 'about:blank',
    title: messageChangesText.recordingMissing,
    status: 410,
    code: 'gone',
    requestId: 'none',
    fields: { voice: messageChangesText.recordingMissingHint },
  },
  null,
);

/** Uploads the recording stored on this device under the id of the note, and replaces the id. */
export async function uploadStoredVoiceNote(
  note: NewVoiceNote,
  { idempotencyKey, signal }: CallOptions,
): Promise<NewVoiceNote> {
  const recording = await readPicture(note.id);
  if (!recording) throw recordingMissingError;
  // Derived idempotency key: retries store the recording once.
  const key = `${idempotencyKey ?? ''}.${note.id}`;
  const { id } = await uploadVoiceNote(recording, { idempotencyKey: key, ...(signal ? { signal } : {}) });
  return { ...note, id };
}
