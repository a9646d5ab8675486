import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { storeBlob, readBlob } from '@/data/store/blob';

/** `picture` is an object URL for images; null data if nothing is stored. */
export const attachmentOptions = (blobKey: string | null) =>
  queryOptions({
    queryKey: ['attachment', blobKey],
    queryFn: async () => {
      const blob = blobKey === null ? undefined : await readBlob(blobKey);
      if (!blob) return null;
      return { blob, picture: blob.type.startsWith('image/') ? URL.createObjectURL(blob) : null };
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

export const storeAttachmentOptions = () =>
  mutationOptions({
    mutationFn: async (file: File) => {
      const id = crypto.randomUUID();
      await storeBlob(id, file);
      return { id, name: file.name, bytes: file.size, blobKey: id };
    },
    meta: { failure: 'File not kept' },
  });
