import { createHash } from 'node:crypto';
import { MAX_PICTURE_BYTES, MAX_PICTURE_FRAMES, MAX_PICTURE_PIXELS } from '@contract/media';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { HttpProblem } from '../http/problem';

/** A stored picture: WebP, upright, without metadata. */
export interface ProcessedPicture {
  bytes: Buffer;
  width: number;
  height: number;
  /** The first frame of an animated picture. */
  still: Buffer | null;
  /** SHA-256 of the uploaded bytes. */
  hash: string;
}

type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

/** Longest side in pixels. */
const MAX_SIDE = 2048;
/** Animated pictures have many frames to send and to hold in memory. */
const MAX_ANIMATED_SIDE = 800;
const TIMEOUT_SECONDS = 20;

/** libvips can read many more formats (SVG, PDF, TIFF ...); all others are blocked. */
const ALLOWED_LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
  'VipsForeignLoadNsgifBuffer',
];

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** By the first bytes; null for unsupported formats. */
function detectFormat(bytes: Buffer): Format | null {
  if (bytes.length < 16) return null;
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^GIF8[79]a/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 4, 12) === 'ftypavif' || ascii(bytes, 4, 12) === 'ftypavis') return 'heif';
  return null;
}

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ALLOWED_LOADERS });
sharp.cache(false);
sharp.concurrency(1);

const unknown = (): HttpProblem =>
  new HttpProblem('unsupported-media', { detail: 'Send a JPEG, PNG, WebP, AVIF or GIF picture.' });
const broken = (): HttpProblem =>
  new HttpProblem('validation', { fields: { picture: 'This picture is damaged. Choose another file.' } });

const tooLarge = (detail: string): HttpProblem => new HttpProblem('too-large', { detail });

const millions = (pixels: number): string => `${pixels / 1_000_000} million pixels`;

/** Checks the header before anything is decoded; all frames count. */
function checkSize({ width, height, pages = 1 }: Metadata): void {
  if (!width || !height) throw broken();
  if (pages > MAX_PICTURE_FRAMES) {
    throw tooLarge(`Send an animated picture of at most ${MAX_PICTURE_FRAMES} frames.`);
  }
  if (width * height * pages <= MAX_PICTURE_PIXELS) return;
  const all = pages > 1 ? ', all frames together' : '';
  throw tooLarge(`Send a picture of at most ${millions(MAX_PICTURE_PIXELS)}${all}.`);
}

const limits: SharpOptions = { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error', sequentialRead: true };

/** WebP of all frames, or of the first one. */
async function encode(bytes: Buffer, side: number, animated: boolean) {
  const read = sharp(bytes, { ...limits, animated });
  // Animated formats have no orientation, and libvips cannot rotate several frames at once.
  const upright = animated ? read : read.rotate();
  const kept = await upright
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: animated ? 75 : 82, effort: animated ? 2 : 3 })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      if (cause instanceof Error && cause.message.includes('timeout')) {
        throw tooLarge('This picture takes too long to process. Send a smaller one.');
      }
      throw broken();
    });
  if (kept.data.length > MAX_PICTURE_BYTES) throw tooLarge('Send a shorter or smaller animated picture.');
  return { bytes: kept.data, width: kept.info.width, height: kept.info.pageHeight ?? kept.info.height };
}

/**
 * Runs in the picture process. Detects the format by the first bytes and checks the size before decoding. GIF and WebP stay animated. Throws
 * `unsupported-media`, `too-large` or `validation`.
 */
export async function processPicture(bytes: Buffer): Promise<ProcessedPicture> {
  const format = detectFormat(bytes);
  if (!format) throw unknown();
  const about = await sharp(bytes, { ...limits, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (about?.format !== format || (format === 'heif' && about.compression !== 'av1')) throw broken();
  const moves = (format === 'gif' || format === 'webp') && (about.pages ?? 1) > 1;
  checkSize(moves ? about : { ...about, pages: 1 });
  const hash = createHash('sha256').update(bytes).digest('base64url');
  const kept = await encode(bytes, moves ? MAX_ANIMATED_SIDE : MAX_SIDE, moves);
  return { ...kept, still: moves ? (await encode(bytes, MAX_ANIMATED_SIDE, false)).bytes : null, hash };
}
