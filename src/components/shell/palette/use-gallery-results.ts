import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import IconPart from '~icons/tabler/box';
import { type GalleryResult, searchGallery } from '@/data/gallery-search';
import { galleryDocsOptions } from '@/queries/gallery/docs';
import type { PaletteItem } from './palette-item';

const SHOWN = 5;
const MIN_QUERY_LENGTH = 3;

const galleryItem = ({ key, label, detail, url, hash }: GalleryResult): PaletteItem => ({
  key: `gallery ${key}`,
  label,
  icon: IconPart,
  ...(detail ? { detail } : {}),
  link: { to: url, ...(hash ? { hash } : {}) } satisfies LinkProps,
});

/** Parts, cards and props of the gallery, without the pages that are shown already. */
export function useGalleryResults(text: string, pages: readonly PaletteItem[]): PaletteItem[] {
  const isWanted = text.length >= MIN_QUERY_LENGTH;
  const { data } = useQuery({ ...galleryDocsOptions(), enabled: isWanted });
  if (!data || !isWanted) return [];
  return searchGallery(data, text, SHOWN + pages.length)
    .filter(({ key }) => !pages.some((page) => page.key === `page ${key}`))
    .slice(0, SHOWN)
    .map(galleryItem);
}
