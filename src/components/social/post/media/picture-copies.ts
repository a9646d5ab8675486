import type { Media } from '@contract/post/media';

interface PictureCopy {
  url: string;
  /** Pixels. */
  width: number;
}

/** The smaller copies and the whole picture, by width; empty for a picture without copies. */
export function copiesOf({ url, width, widths }: Media): PictureCopy[] {
  if (widths.length === 0) return [];
  const query = url.includes('?') ? '&' : '?';
  return [...widths.map((copy) => ({ url: `${url}${query}width=${copy}`, width: copy })), { url, width }];
}

/** Value of `srcset`; undefined for a picture without copies. */
export const srcSetOf = (media: Media): string | undefined =>
  copiesOf(media)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ') || undefined;
