import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { uploadMedia, type UploadedMedia } from '@contract/post/media';
import type { RawRequest } from './call-as';

export const postPicture = (request: RawRequest, uid: string, bytes: Uint8Array, type: string) =>
  request(
    '/media',
    {
      method: 'POST',
      body: new Blob([new Uint8Array(bytes)]),
      headers: { 'Content-Type': type, 'Idempotency-Key': randomUUID() },
    },
    uid,
  );

export async function uploadPicture(
  request: RawRequest,
  uid: string,
  bytes: Uint8Array,
  type: string,
): Promise<UploadedMedia> {
  const response = await postPicture(request, uid, bytes, type);
  return z.parse(uploadMedia.response, await response.json());
}

export const solidPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } });

interface Moving {
  width: number;
  height: number;
  frames: number;
  /** Milliseconds per frame. */
  delay?: number;
}

/** A bright line moves down, so that frames differ. */
export function animatedPicture({ width, height, frames, delay = 40 }: Moving) {
  const pixels = Buffer.alloc(width * height * frames * 3);
  for (let frame = 0; frame < frames; frame += 1) {
    const line = (frame * height + (frame % height)) * width * 3;
    pixels.fill(255, line, line + width * 3);
  }
  const raw = { width, height: height * frames, channels: 3 as const, pageHeight: height };
  const options = { delay: Array<number>(frames).fill(delay), loop: 0 };
  return {
    gif: () => sharp(pixels, { raw }).gif(options).toBuffer(),
    webp: () => sharp(pixels, { raw }).webp(options).toBuffer(),
  };
}
