import { createHash } from 'node:crypto';
import { PICTURE_PIXELS } from '@contract/media';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { Refusal } from './problem';

/** A picture as it is kept: WebP, upright, without anything that stood beside it in the file. */
export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
  /** SHA-256 of the file as it was sent. */
  hash: string;
}

type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

/** Longest side of a kept picture, in pixels. */
const SIDE = 2048;
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

function checkSize({ width, height }: Metadata): void {
  if (!width || !height) throw broken();
  if (width * height > PICTURE_PIXELS) {
    const most = PICTURE_PIXELS / 1_000_000;
    throw new Refusal('too-large', { detail: `Send a picture of at most ${most} million pixels.` });
  }
}

/**
 * Makes a picture to keep from the bytes of a file: kind told by its first bytes, size checked before decoding,
 * of a moving picture the first one. Throws `unsupported-media`, `too-large` or `validation`.
 */
export async function readPicture(bytes: Buffer): Promise<Picture> {
  const format = sniff(bytes);
  if (!format) throw unknown();
  return inTurn(async () => {
    const limits: SharpOptions = { limitInputPixels: false, failOn: 'error' };
    const about = await sharp(bytes, limits)
      .metadata()
      .catch(() => null);
    if (about?.format !== format || (format === 'heif' && about.compression !== 'av1')) throw broken();
    checkSize(about);
    const kept = await sharp(bytes, { ...limits, limitInputPixels: PICTURE_PIXELS, sequentialRead: true })
      .rotate()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82, effort: 3 })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true })
      .catch(() => {
        throw broken();
      });
    const { width, height } = kept.info;
    return { bytes: kept.data, width, height, hash: createHash('sha256').update(bytes).digest('base64url') };
  });
}
