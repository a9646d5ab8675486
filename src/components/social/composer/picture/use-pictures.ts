import { useState } from 'react';
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, PICTURE_TYPES, MAX_PICTURES } from '@contract/post/media';
import type { DraftPicture } from '@/lib/storage/draft-types';
import { deletePictures, savePicture } from '@/lib/storage/picture-store';
import { startUpload } from '@/queries/social/post/post-media';
import { composerDetailsText } from '@/messages/social/composer-details';

const ACCEPTED_TYPES: readonly string[] = PICTURE_TYPES;

/** Stores a picture in IndexedDB; throws an error whose message is interface text. */
async function storePicture(file: File): Promise<DraftPicture> {
  const name = file.name || composerDetailsText.thePicture;
  if (!ACCEPTED_TYPES.includes(file.type)) throw new Error(composerDetailsText.wrongType(name));
  if (file.size > MAX_PICTURE_BYTES)
    throw new Error(composerDetailsText.tooLarge(name, MAX_PICTURE_BYTES / 1_000_000));
  const image = await createImageBitmap(file).catch(() => null);
  if (!image) throw new Error(composerDetailsText.damaged(name));
  const { width, height } = image;
  image.close();
  if (width * height > MAX_PICTURE_PIXELS) {
    throw new Error(composerDetailsText.tooManyPixels(name, MAX_PICTURE_PIXELS / 1_000_000));
  }
  const id = crypto.randomUUID();
  await savePicture(id, file).catch(() => {
    throw new Error(composerDetailsText.pictureNotSaved(name));
  });
  return { id, alt: '', width, height };
}

export function usePictures(
  /** Adds pictures up to the limit; returns the number rejected. */
  onAdd: (pictures: readonly DraftPicture[]) => number,
) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const add = async (files: readonly File[]) => {
    setProblems([]);
    setBusy(true);
    const stored: DraftPicture[] = [];
    const errors: string[] = [];
    for (const file of files.slice(0, MAX_PICTURES * 2)) {
      try {
        stored.push(await storePicture(file));
      } catch (error) {
        errors.push(error instanceof Error ? error.message : String(error));
      }
    }
    const rejected = onAdd(stored);
    for (const { id } of stored.slice(0, stored.length - rejected)) startUpload(id);
    if (rejected > 0) {
      errors.push(composerDetailsText.tooManyPictures(MAX_PICTURES));
      void deletePictures(stored.slice(-rejected).map(({ id }) => id)).catch(() => undefined);
    }
    setProblems(errors);
    setBusy(false);
  };
  return { add, busy, problems, clearProblems: () => setProblems([]) };
}
