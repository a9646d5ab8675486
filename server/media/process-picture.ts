import { createHash } from 'node:crypto';
import { THUMBNAIL_WIDTH } from '@contract/space/file-limits';
import { COPY_WIDTHS, MAX_PICTURE_BYTES, MAX_PICTURE_FRAMES, MAX_PICTURE_PIXELS } from '@contract/post/media';
import sharp, {
  type Metadata,
  type ResizeOptions,
  type Sharp,
  type SharpOptions,
  type WebpOptions,
} from 'sharp';
import { HttpProblem } from '../http/response/problem';
import type { PicturePart } from './object-key';

/** A picture to store, in WebP, upright, without metadata. */
export interface ProcessedPicture {
  /** The whole picture first. */
  files: readonly { part: PicturePart; bytes: Buffer }[];
  /** Pixels of the whole picture. */
  width: number;
  height: number;
  /** Widths of the smaller copies, ascending. */
  widths: readonly number[];
  moving: boolean;
  /** SHA-256 of the uploaded bytes. */
  hash: string;
}

/** `thumbnail` is one small still picture; `post` has all copies, and keeps animated pictures moving. */
export type PicturePurpose = 'post' | 'thumbnail';

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

/** Scales to `size`, and encodes; `from` is rotated already. */
async function encode(from: Sharp, size: ResizeOptions, webp: WebpOptions) {
  const { data, info } = await from
    .resize({ fit: 'inside', withoutEnlargement: true, ...size })
    .webp(webp)
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      if (cause instanceof Error && cause.message.includes('timeout')) {
        throw tooLarge('This picture takes too long to process. Send a smaller one.');
      }
      throw broken();
    });
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height };
}

const square = (side: number): ResizeOptions => ({ width: side, height: side });
const STILL: WebpOptions = { quality: 82, effort: 3 };
const COPY: WebpOptions = { quality: 74, effort: 3 };

/** Animated formats have no orientation, and libvips cannot rotate several frames at once. */
async function encodeAnimated(bytes: Buffer): Promise<Omit<ProcessedPicture, 'hash'>> {
  const size = square(MAX_ANIMATED_SIDE);
  const whole = await encode(sharp(bytes, { ...limits, animated: true }), size, { quality: 75, effort: 2 });
  if (whole.bytes.length > MAX_PICTURE_BYTES) throw tooLarge('Send a shorter or smaller animated picture.');
  const still = await encode(sharp(bytes, limits), size, STILL);
  return {
    files: [
      { part: 'whole', bytes: whole.bytes },
      { part: 'still', bytes: still.bytes },
    ],
    width: whole.width,
    height: whole.height,
    widths: [],
    moving: true,
  };
}

/** The copies are made of the whole picture, because decoding a large upload again costs more than they do. */
async function encodeStill(bytes: Buffer): Promise<Omit<ProcessedPicture, 'hash'>> {
  const whole = await encode(sharp(bytes, limits).rotate(), square(MAX_SIDE), STILL);
  const { width, height } = whole;
  const widths = COPY_WIDTHS.filter((copy) => copy < width);
  const files: ProcessedPicture['files'][number][] = [{ part: 'whole', bytes: whole.bytes }];
  for (const copy of widths) {
    const { bytes: small } = await encode(sharp(whole.bytes, limits), { width: copy }, COPY);
    files.push({ part: copy, bytes: small });
  }
  return { files, width, height, widths, moving: false };
}

/** The first frame of an animated picture. */
async function encodeThumbnail(bytes: Buffer): Promise<Omit<ProcessedPicture, 'hash'>> {
  const made = await encode(sharp(bytes, limits).rotate(), square(THUMBNAIL_WIDTH), COPY);
  const { width, height } = made;
  return { files: [{ part: 'whole', bytes: made.bytes }], width, height, widths: [], moving: false };
}

/**
 * Runs in the picture process. Detects the format by the first bytes and checks the size before decoding. GIF and WebP stay animated. Throws
 * `unsupported-media`, `too-large` or `validation`.
 */
export async function processPicture(
  bytes: Buffer,
  purpose: PicturePurpose = 'post',
): Promise<ProcessedPicture> {
  const format = detectFormat(bytes);
  if (!format) throw unknown();
  const about = await sharp(bytes, { ...limits, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (about?.format !== format || (format === 'heif' && about.compression !== 'av1')) throw broken();
  const moves = purpose === 'post' && (format === 'gif' || format === 'webp') && (about.pages ?? 1) > 1;
  checkSize(moves ? about : { ...about, pages: 1 });
  const hash = createHash('sha256').update(bytes).digest('base64url');
  if (purpose === 'thumbnail') return { ...(await encodeThumbnail(bytes)), hash };
  return { ...(await (moves ? encodeAnimated(bytes) : encodeStill(bytes))), hash };
}
