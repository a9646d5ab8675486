import { useCallback } from 'react';

/** Ref of an `<img>`, `<audio>` or `<video>` that shows the bytes; their address is given back when it goes. */
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
