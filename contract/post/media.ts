import * as z from 'zod/mini';
import { operation } from '../operation';
import { Count, Id, MediaUrl } from '../primitives';

/** Per post. */
export const MAX_PICTURES = 4;
/** Upload limit in bytes. */
export const MAX_PICTURE_BYTES = 12_000_000;
/** Upload limit in pixels (width times height). */
export const MAX_PICTURE_PIXELS = 50_000_000;
/** Animated pictures; all frames together stay within MAX_PICTURE_PIXELS. */
export const MAX_PICTURE_FRAMES = 500;
/** The service detects the type from the bytes, not from name or header. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** Widths in pixels of the smaller copies that the service makes of a still picture. */
export const COPY_WIDTHS = [400, 800, 1600] as const;

export const AltText = z.string().check(z.trim(), z.maxLength(1000));

export const Media = z.object({
  id: Id,
  url: MediaUrl,
  /** Pixels; reserves the space before the image loads. */
  width: Count,
  height: Count,
  alt: z.string().check(z.maxLength(1000)),
  /** First frame of an animated picture; null for a still picture. */
  still: z.nullable(MediaUrl),
  /** Widths in pixels of the smaller copies, at `url` with the parameter `width`; ascending. */
  widths: z._default(z.array(Count).check(z.maxLength(COPY_WIDTHS.length)), []),
});
export type Media = z.infer<typeof Media>;

/** Reference to an upload. */
export const MediaReference = z.strictObject({ id: Id, alt: z._default(AltText, '') });

/** An unused upload, visible to its owner. */
export const UploadedMedia = z.object({
  id: Id,
  url: MediaUrl,
  width: Count,
  height: Count,
  still: z.nullable(MediaUrl),
  widths: z._default(z.array(Count).check(z.maxLength(COPY_WIDTHS.length)), []),
});
export type UploadedMedia = z.infer<typeof UploadedMedia>;

export const uploadMedia = operation({
  id: 'uploadMedia',
  method: 'POST',
  path: '/media',
  tag: 'media',
  access: 'member',
  bucket: 'upload',
  status: 201,
  upload: { bytes: MAX_PICTURE_BYTES, types: PICTURE_TYPES },
  response: UploadedMedia,
});
