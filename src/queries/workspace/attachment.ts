import { queryOptions } from '@tanstack/react-query';

/** `picture` is an object URL for images; null data if nothing is stored. */
export const attachmentOptions = (blobKey: string | null) =>
  queryOptions({
    queryKey: ['attachment', blobKey],
    queryFn: async () => {
      if (blobKey === null) return null;
      const { readBlob } = await import('@/data/store/blob');
      const blob = await readBlob(blobKey);
      if (!blob) return null;
      return { blob, picture: blob.type.startsWith('image/') ? URL.createObjectURL(blob) : null };
    },
    staleTime: Infinity,
    networkMode: 'always',
    gcTime: Infinity,
  });
