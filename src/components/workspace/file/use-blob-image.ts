import { useCallback } from 'react';

/** Ref callback for a media element; revokes the object URL on unmount. */
export const useBlobImage = (blob: Blob) =>
  useCallback(
    (element: HTMLImageElement | HTMLMediaElement | null) => {
      if (!element) return undefined;
      const address = URL.createObjectURL(blob);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
