import * as z from 'zod/mini';
import { operation } from './operation';
import { Count, Id, MediaUrl } from './primitives';

/** Pictures one post may hold. */
export const MAX_PICTURES = 4;
/** Bytes of a picture as it is sent. */
export const MAX_PICTURE_BYTES = 12_000_000;
/** Pixels of a picture as it is sent: 50 million, more than most cameras make. */
export const MAX_PICTURE_PIXELS = 50_000_000;
/** Frames of a moving picture; all of them together have no more pixels than a still picture may have. */
export const MAX_PICTURE_FRAMES = 500;
/** What may be sent; the service looks at the bytes, not at the name or the header. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

export const AltText = z.string().check(z.trim(), z.maxLength(1000));

/** An image of a post. */
export const Media = z.object({
  id: Id,
  url: MediaUrl,
  /** Pixels, so that the page keeps the room before the image arrives. */
  width: Count,
  height: Count,
  alt: z.string().check(z.maxLength(1000)),
  /** The first frame of a picture that moves, for where it rests; null for one that does not move. */
  still: z.nullable(MediaUrl),
});
export type Media = z.infer<typeof Media>;

/** An uploaded picture, named where it is to be shown. */
export const MediaReference = z.strictObject({ id: Id, alt: z._default(AltText, '') });

/** An upload without a post, for the one who made it. */
export const UploadedMedia = z.object({
  id: Id,
  url: MediaUrl,
  width: Count,
  height: Count,
  still: z.nullable(MediaUrl),
});
export type UploadedMedia = z.infer<typeof UploadedMedia>;

export const uploadMedia = operation({
  id: 'uploadMedia',
  method: 'POST',
  path: '/media',
  tag: 'media',
  summary:
    'Send a picture as the bare body. It is decoded, turned upright, made at most 2048 pixels wide and high, and kept as WebP without anything else that stood in the file. A GIF or WebP that moves goes on moving, at most 800 pixels wide and high, and its first frame is kept beside it. Unused, it is kept for 30 days.',
  access: 'member',
  bucket: 'upload',
  status: 201,
  upload: { bytes: MAX_PICTURE_BYTES, types: PICTURE_TYPES },
  response: UploadedMedia,
});
