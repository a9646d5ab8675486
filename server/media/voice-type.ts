import type { VoiceType } from '@contract/post/voice-note';

/** The header of a WebM file names document and codecs within these bytes. */
const WEBM_HEADER_BYTES = 4096;

function isWebm(bytes: Buffer): boolean {
  if (bytes.toString('hex', 0, 4) !== '1a45dfa3') return false;
  const header = bytes.subarray(0, WEBM_HEADER_BYTES);
  return header.subarray(0, 64).includes('webm') && header.includes('A_OPUS') && !header.includes('V_');
}

/** The first page of an Ogg stream begins with 28 bytes of its own. */
const isOgg = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 0, 4) === 'OggS' && bytes.toString('latin1', 28, 36) === 'OpusHead';

/** The box of that name at the top level of an MP4 file. */
function findBox(bytes: Buffer, name: string): Buffer | null {
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === name) return bytes.subarray(at, at + size);
    // 0 means up to the end, and 1 a size of 64 bits: neither comes before the tracks of a short recording.
    if (size < 8) return null;
    at += size;
  }
  return null;
}

function isMp4(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const tracks = findBox(bytes, 'moov');
  return tracks !== null && tracks.includes('mp4a') && !tracks.includes('vide');
}

/** By the content; null for any other format, and for a video. */
export function detectVoiceType(bytes: Buffer): VoiceType | null {
  if (isWebm(bytes)) return 'audio/webm';
  if (isOgg(bytes)) return 'audio/ogg';
  return isMp4(bytes) ? 'audio/mp4' : null;
}
