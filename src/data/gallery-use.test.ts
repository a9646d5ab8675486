import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { galleryUses } from './gallery-use';
import { menu } from './navigation';
import { groupMenuPages } from './navigation-search';

const uses = Object.entries(galleryUses).flatMap(([page, { part, uses: places }]) =>
  places.map(({ label, file }) => ({ page, part, label, file })),
);
const galleryPages = groupMenuPages(menu)
  .filter(({ label }) =>
    ['Base UI', 'Extended UI', 'Charts', 'Forms', 'Tables', 'Icons', 'Maps'].includes(label),
  )
  .flatMap(({ pages }) => pages.map(({ url }) => url));

describe('gallery uses', () => {
  it.each(uses)('finds $part of $page in $file', ({ part, file }) => {
    expect(readFileSync(`src/components/${file}`, 'utf8')).toContain(part);
  });

  it('belongs to pages of the gallery', () => {
    const known = new Set<string>(galleryPages);
    expect(Object.keys(galleryUses).filter((page) => !known.has(page))).toEqual([]);
  });

  it('has each page of the gallery', () => {
    expect(galleryPages.filter((url) => !galleryUses[url])).toEqual([]);
  });
});
