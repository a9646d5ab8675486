import { useCallback } from 'react';

/** Ref callback for a media element: shows an address, or bytes, whose object URL is revoked on unmount. */
export const useMediaSource = (source: Blob | string) =>
  useCallback(
    (element: HTMLImageElement | HTMLMediaElement | null) => {
      if (!element) return undefined;
      const address = typeof source === 'string' ? source : URL.createObjectURL(source);
      element.src = address;
      return () => {
        if (address !== source) URL.revokeObjectURL(address);
      };
    },
    [source],
  );
