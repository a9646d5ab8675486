import type { ReactNode } from 'react';
import { galleryMessages } from '@/messages/gallery';
import { phrase, plural } from '@/messages/words';

export const iconsText = galleryMessages('icons', {
  copyName: (name: string) => `Copy ${name}`,
  reactImport: 'React import',
  notCopied: 'Not copied',
  clipboardBlocked: 'The browser blocked the clipboard.',
  copiedName: (name: string) => `Copied ${name}`,
  lead: (count: string) => `${count} icons. Click one to copy it.`,
  setIcons: (title: string) => `${title} icons`,
  searchIcons: 'Search icons',
  searchHint: 'Search: arrow up, home, lamp',
  style: 'Style',
  size: 'Size',
  px: ' px',
  stroke: 'Stroke',
  copies: 'Copies',
  loadingIcons: 'Loading icons',
  icons: (count: number) => plural(count, { one: '# icon', other: '# icons' }),
  noIconsYet: 'No icons yet',
  noMatchingIcons: 'No matching icons',
  noMatchesHint: 'Try fewer words or another style.',
  showAll: 'Show all',
  licence: 'Licence',
  licenceOf: (title: string, author: ReactNode, licence: ReactNode, terms: string) =>
    phrase`${title} icons by ${author}, under ${licence}. ${terms} Only their size, colour and stroke width are changed.`,
});
