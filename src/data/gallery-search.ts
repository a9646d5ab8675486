import { toAnchor } from '@/lib/text/anchor';
import { exampleText } from '@/messages/gallery/example';
import { pageText } from '@/messages/shell/page';
import type { PageDocs } from './gallery-docs';
import { galleryWords } from './gallery-words';
import type { MenuUrl } from './navigation';

export interface GalleryResult {
  /** Stable: "/ui/modals#sizes", "Dialog.open". */
  key: string;
  label: string;
  /** The page, for cards and parts. */
  detail: string;
  url: MenuUrl;
  hash?: string;
}

/** Rank of a match: 0 for the page itself, then cards, parts and props. */
interface Candidate extends GalleryResult {
  rank: number;
  text: string;
}

/** Found in English too: names of parts and props are English in every language. */
function listCandidates({ url, title: english, cards, parts }: PageDocs): Candidate[] {
  const title = pageText.name(english);
  return [
    {
      key: url,
      label: title,
      detail: '',
      url,
      rank: 0,
      text: `${title} ${english} ${galleryWords[url] ?? ''}`,
    },
    ...cards.map((card) => {
      const hash = toAnchor(card.title);
      const label = exampleText.say(card.title);
      const text = `${label} ${exampleText.say(card.description)} ${card.title} ${card.description}`;
      return { key: `${url}#${hash}`, label, detail: title, url, hash, rank: 1, text };
    }),
    ...parts.flatMap(({ name, props }) => [
      { key: name, label: `<${name}>`, detail: title, url, hash: 'parts', rank: 2, text: name },
      ...props.map((prop) => ({
        key: `${name}.${prop.name}`,
        label: `${name}: ${prop.name}`,
        detail: title,
        url,
        hash: 'parts',
        rank: 3,
        text: `${prop.name} ${name}`,
      })),
    ]),
  ];
}

/** Pages, cards, parts and props in which a word begins with each typed word; pages first. */
export function searchGallery(pages: readonly PageDocs[], typed: string, most: number): GalleryResult[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const seen = new Set<string>();
  return pages
    .flatMap(listCandidates)
    .filter(({ text }) => {
      const hay = ` ${text.toLowerCase()}`;
      return wanted.every((word) => hay.includes(` ${word}`));
    })
    .toSorted((one, other) => one.rank - other.rank)
    .filter(({ key }) => {
      // A part is documented on every page that shows it.
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .slice(0, most);
}
