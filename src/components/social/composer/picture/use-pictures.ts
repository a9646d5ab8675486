import { useState } from 'react';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, PICTURE_TYPES, MAX_PICTURES } from '@contract/media';
import type { DraftPicture } from '@/lib/storage/draft-types';
import { deletePictures, savePicture } from '@/lib/storage/picture-store';

const ACCEPTED_TYPES: readonly string[] = PICTURE_TYPES;

/** Puts a picture on disk and measures it; throws with words for the person who added it. */
async function storePicture(file: File): Promise<DraftPicture> {
  const name = file.name || 'The picture';
  if (!ACCEPTED_TYPES.includes(file.type))
    throw new Error(`${name} is no JPEG, PNG, WebP, AVIF or GIF picture.`);
  if (file.size > MAX_PICTURE_BYTES)
    throw new Error(`${name} is larger than ${MAX_PICTURE_BYTES / 1_000_000} MB.`);
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) throw new Error(`${name} is damaged and cannot be read.`);
  const { width, height } = image;
  image.close();
  if (width * height > MAX_PICTURE_PIXELS) {
    throw new Error(`${name} has more than ${MAX_PICTURE_PIXELS / 1_000_000} million pixels.`);
  }
  const id = crypto.randomUUID();
  await savePicture(id, file).catch(() => {
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
    for (const file of files.slice(0, MAX_PICTURES * 2)) {
      try {
        taken.push(await storePicture(file));
      } catch (error) {
        wrong.push(error instanceof Error ? error.message : String(error));
      }
    }
    const left = put(taken);
    if (left > 0) {
      wrong.push(`A post holds ${MAX_PICTURES} pictures; the others were left out.`);
      void deletePictures(taken.slice(-left).map(({ id }) => id)).catch(() => undefined);
    }
    setProblems(wrong);
    setBusy(false);
  };
  return { add, busy, problems };
}
