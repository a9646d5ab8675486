import { PICTURE_TYPES } from '@contract/post/media';
import { HttpProblem } from '../http/response/problem';
import type { PictureDecoder } from '../media/picture-decoder';
import { fetchGuarded, type NetworkGuard, parseWebUrl, RefusedFetch } from './guarded-fetch';
import { readPageMetadata } from './page-metadata';
import { decodePage } from './page-text';

export interface FetchedCard {
  title: string;
  description: string;
  site: string;
  /** A small WebP picture. */
  picture: Buffer | null;
}

/** Null for a page that has no card. Rejects when the host does not answer: the next attempt may succeed. */
export type FetchLinkCard = (url: string, signal: AbortSignal) => Promise<FetchedCard | null>;

export const FETCH_MS = 5000;
const MAX_PAGE_BYTES = 512 * 1024;
const MAX_PICTURE_BYTES = 4 * 1024 * 1024;
/** Pixels; smaller pictures are icons and counters. */
const MIN_PICTURE_WIDTH = 120;
const MIN_PICTURE_HEIGHT = 60;

/** One turn in the queue of the picture process for all cards. */
const TURN = 'link-cards';

interface Options {
  pictures: Pick<PictureDecoder, 'decode'>;
  guard: NetworkGuard;
  /** For a page, and again for its picture. */
  milliseconds?: number;
}

export function createLinkCardFetcher({ pictures, guard, milliseconds = FETCH_MS }: Options): FetchLinkCard {
  const limited = (signal: AbortSignal) => ({
    guard,
    signal: AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]),
  });

  /** The copy of 400 pixels, the first frame, or a picture that is small already. */
  async function fetchPicture(address: string, page: URL, signal: AbortSignal): Promise<Buffer | null> {
    const url = parseWebUrl(address, page);
    if (!url) return null;
    const limits = { ...limited(signal), types: PICTURE_TYPES, maxBytes: MAX_PICTURE_BYTES, cut: false };
    const { bytes } = await fetchGuarded(url.href, limits);
    const { files, width, height } = await pictures.decode(TURN, bytes);
    if (width < MIN_PICTURE_WIDTH || height < MIN_PICTURE_HEIGHT) return null;
    const small = files.find(({ part }) => part === 400) ?? files.find(({ part }) => part === 'still');
    return (small ?? files[0])?.bytes ?? null;
  }

  return async (url, signal) => {
    try {
      const limits = { ...limited(signal), types: ['text/html'], maxBytes: MAX_PAGE_BYTES, cut: true };
      const page = await fetchGuarded(url, limits);
      const { picture, ...texts } = readPageMetadata(decodePage(page.bytes, page.contentType));
      if (texts.title === '') return null;
      // A card without its picture is still a card.
      const file = picture === null ? null : await fetchPicture(picture, page.url, signal).catch(() => null);
      return { ...texts, picture: file };
    } catch (cause) {
      if (cause instanceof RefusedFetch || cause instanceof HttpProblem) return null;
      throw cause;
    }
  };
}
