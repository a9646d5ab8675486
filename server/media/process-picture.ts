import { createHash } from 'node:crypto';
import { PICTURE_BYTES, PICTURE_FRAMES, PICTURE_PIXELS } from '@contract/media';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { Refusal } from '../http/problem';

/** A picture as it is kept: WebP, upright, without anything that stood beside it in the file. */
export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
  /** The first frame of a picture that moves. */
  still: Buffer | null;
  /** SHA-256 of the file as it was sent. */
  hash: string;
}

type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

/** Longest side of a kept picture, in pixels. */
const SIDE = 2048;
/** The same of a moving one, which has many frames to send and to keep in memory. */
const MOVING_SIDE = 800;
const SECONDS = 20;
/** Pictures decoded at once in this process; each takes a core and up to 200 MB. */
const AT_ONCE = 2;

/** What libvips may read at all: everything else it knows (SVG, PDF, TIFF ...) stays shut. */
const LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
  'VipsForeignLoadNsgifBuffer',
];

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** The kind of picture by its first bytes; null for everything that is not taken. */
function sniff(bytes: Buffer): Format | null {
  if (bytes.length < 16) return null;
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 12) === 'ftypavif' || ascii(bytes, 4, 12) === 'ftypavis') return 'heif';
  return null;
}

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });
sharp.cache(false);
sharp.concurrency(1);

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const unknown = (): Refusal =>
  new Refusal('unsupported-media', { detail: 'Send a JPEG, PNG, WebP, AVIF or GIF picture.' });
const broken = (): Refusal =>
  new Refusal('validation', { fields: { picture: 'This picture is damaged and cannot be read.' } });

const tooLarge = (detail: string): Refusal => new Refusal('too-large', { detail });

const millions = (pixels: number): string => `${pixels / 1_000_000} million pixels`;

/** Refuses by what the head of the file says, before anything is decoded: all frames count. */
function checkSize({ width, height, pages = 1 }: Metadata): void {
  if (!width || !height) throw broken();
  if (pages > PICTURE_FRAMES) {
    throw tooLarge(`Send a moving picture of at most ${PICTURE_FRAMES} frames.`);
  }
  if (width * height * pages <= PICTURE_PIXELS) return;
  const all = pages > 1 ? ', all frames together' : '';
  throw tooLarge(`Send a picture of at most ${millions(PICTURE_PIXELS)}${all}.`);
}

const limits: SharpOptions = { limitInputPixels: PICTURE_PIXELS, failOn: 'error', sequentialRead: true };

/** Makes WebP anew of all frames, or of the first one. */
async function encode(bytes: Buffer, side: number, animated: boolean) {
  const read = sharp(bytes, { ...limits, animated });
  // Nothing that moves has an orientation, and libvips cannot turn many frames at once.
  const upright = animated ? read : read.rotate();
  const kept = await upright
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: animated ? 75 : 82, effort: animated ? 2 : 3 })
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      if (cause instanceof Error && cause.message.includes('timeout')) {
        throw tooLarge('This picture takes too long to read. Send a smaller one.');
      }
      throw broken();
    });
  if (kept.data.length > PICTURE_BYTES) throw tooLarge('Send a shorter or smaller moving picture.');
  return { bytes: kept.data, width: kept.info.width, height: kept.info.pageHeight ?? kept.info.height };
}

/**
 * Makes a picture to keep from the bytes of a file: kind told by its first bytes, size checked before decoding.
 * GIF and WebP go on moving. Throws `unsupported-media`, `too-large` or `validation`.
 */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  const format = sniff(bytes);
  if (!format) throw unknown();
  return inTurn(async () => {
    const about = await sharp(bytes, { ...limits, limitInputPixels: false })
      .metadata()
      .catch(() => null);
    if (about?.format !== format || (format === 'heif' && about.compression !== 'av1')) throw broken();
    const moves = (format === 'gif' || format === 'webp') && (about.pages ?? 1) > 1;
    checkSize(moves ? about : { ...about, pages: 1 });
    const hash = createHash('sha256').update(bytes).digest('base64url');
    const kept = await encode(bytes, moves ? MOVING_SIDE : SIDE, moves);
    return { ...kept, still: moves ? (await encode(bytes, MOVING_SIDE, false)).bytes : null, hash };
  });
}
