import { sampleQuery } from '@/queries/sample';

const readBytes = async (blobKey: string | null): Promise<Blob | null> => {
  if (blobKey === null) return null;
  const { readBlob } = await import('@/data/store/blob');
  return (await readBlob(blobKey)) ?? null;
};

/** Null if nothing is stored. */
export const fileBytesOptions = (blobKey: string | null) =>
  sampleQuery(['file-bytes', blobKey], () => readBytes(blobKey));

export const fileTextOptions = (blobKey: string | null) =>
  sampleQuery(['file-text', blobKey], async () => (await (await readBytes(blobKey))?.text()) ?? '');

/** SHA-256 in hexadecimal, to find duplicates. */
export const fileHashOptions = (blobKey: string | null) =>
  sampleQuery(['file-hash', blobKey], async () => {
    const blob = await readBytes(blobKey);
    if (!blob) return null;
    const hash = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
    return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  });

/** Bytes; null where the browser does not support estimates. */
export const storageEstimateOptions = () =>
  sampleQuery(['files', 'room'], async () => {
    if (typeof navigator.storage?.estimate !== 'function') return null;
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    return quota > 0 ? { usage, quota } : null;
  });
