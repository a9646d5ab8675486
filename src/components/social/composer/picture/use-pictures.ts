import { useState } from 'react';
import { PICTURE_BYTES, PICTURE_PIXELS, PICTURE_TYPES, PICTURES } from '@contract/media';
import type { DraftPicture } from '@/lib/storage/draft';
import { forgetPictures, keepPicture } from '@/lib/storage/picture-store';

const accepted: readonly string[] = PICTURE_TYPES;

/** Puts a picture on disk and measures it; throws with words for the person who added it. */
async function take(file: File): Promise<DraftPicture> {
  const name = file.name || 'The picture';
  if (!accepted.includes(file.type)) throw new Error(`${name} is no JPEG, PNG, WebP, AVIF or GIF picture.`);
  if (file.size > PICTURE_BYTES) throw new Error(`${name} is larger than ${PICTURE_BYTES / 1_000_000} MB.`);
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) throw new Error(`${name} is damaged and cannot be read.`);
  const { width, height } = image;
  image.close();
  if (width * height > PICTURE_PIXELS) {
    throw new Error(`${name} has more than ${PICTURE_PIXELS / 1_000_000} million pixels.`);
  }
  const id = crypto.randomUUID();
  await keepPicture(id, file).catch(() => {
    throw new Error(`${name} cannot be kept: storage is full or shut.`);
  });
  return { id, alt: '', width, height };
}

/** Takes pictures in: `add` says what is wrong with those it does not take. */
export function usePictures(
  /** Adds them where there is room; gives how many there was no room for. */
  put: (pictures: readonly DraftPicture[]) => number,
) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const add = async (files: readonly File[]) => {
    setProblems([]);
    setBusy(true);
    const taken: DraftPicture[] = [];
    const wrong: string[] = [];
    for (const file of files.slice(0, PICTURES * 2)) {
      try {
        taken.push(await take(file));
      } catch (error) {
        wrong.push(error instanceof Error ? error.message : String(error));
      }
    }
    const left = put(taken);
    if (left > 0) {
      wrong.push(`A post holds ${PICTURES} pictures; the others were left out.`);
      void forgetPictures(taken.slice(-left).map(({ id }) => id)).catch(() => undefined);
    }
    setProblems(wrong);
    setBusy(false);
  };
  return { add, busy, problems };
}
