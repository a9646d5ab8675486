import * as z from 'zod/mini';
import { operation } from '../operation';
import { Id, MediaUrl } from '../primitives';

/** Upload limit in bytes. */
export const MAX_VOICE_BYTES = 3_000_000;
export const MAX_VOICE_SECONDS = 300;
/** Bars of the wave. */
export const VOICE_PEAKS = 48;
/** Opus in WebM or Ogg, or AAC in MP4. The service detects the type from the bytes, not from the header. */
export const VOICE_TYPES = ['audio/webm', 'audio/mp4', 'audio/ogg'] as const;

const VoiceType = z.enum(VOICE_TYPES);
export type VoiceType = z.infer<typeof VoiceType>;

/** As the browser of the author measured the recording. */
const measures = {
  seconds: z.int().check(z.gte(1), z.lte(MAX_VOICE_SECONDS)),
  /** Loudness in percent, in equal steps of time. */
  peaks: z.array(z.int().check(z.gte(0), z.lte(100))).check(z.length(VOICE_PEAKS)),
};

export const VoiceNote = z.object({ url: MediaUrl, ...measures, type: VoiceType });
export type VoiceNote = z.infer<typeof VoiceNote>;

/** Reference to an uploaded recording. */
export const NewVoiceNote = z.strictObject({ id: Id, ...measures });
export type NewVoiceNote = z.infer<typeof NewVoiceNote>;

/** An unused recording. */
export const UploadedVoiceNote = z.object({ id: Id, type: VoiceType });
export type UploadedVoiceNote = z.infer<typeof UploadedVoiceNote>;

export const uploadVoiceNote = operation({
  id: 'uploadVoiceNote',
  method: 'POST',
  path: '/media/voice',
  tag: 'media',
  access: 'member',
  bucket: 'upload',
  status: 201,
  upload: { bytes: MAX_VOICE_BYTES, types: VOICE_TYPES },
  response: UploadedVoiceNote,
});
