import { describe, expect, it } from 'vitest';
import pages from 'virtual:gallery-docs';
import { menu } from '@/data/navigation';
import { listMenuPages } from '@/data/navigation-search';
import { searchGallery } from '@/data/gallery-search';
import { galleryNotes } from '@/data/gallery-notes';
import { galleryWords } from '@/data/gallery-words';
import { readPart } from '../../../scripts/lib/gallery/part-docs';

const urlsOf = (typed: string) => searchGallery(pages, typed, 8).map(({ key }) => key);
const urls = new Set<string>(listMenuPages(menu).map(({ url }) => url));

describe('the documents of the gallery', () => {
  it('lists the cards of every page', () => {
    expect(pages.filter(({ cards }) => cards.length === 0).map(({ url }) => url)).toEqual([]);
    expect(pages.filter(({ url }) => !urls.has(url))).toEqual([]);
    expect(pages.reduce((sum, { cards }) => sum + cards.length, 0)).toBeGreaterThan(480);
  });

  it('reads the props of a part from its type', () => {
    const { props = [] } = readPart('src/components/ui/overlay/Dialog.tsx', 'Dialog') ?? {};
    expect(props).toContainEqual({ name: 'open', type: 'boolean', optional: false, text: '' });
    expect(props.find(({ name }) => name === 'onClose')).toMatchObject({
      type: '() => void',
      text: expect.stringContaining('Called on Esc'),
    });
  });

  it.each([
    ['stepper', '/forms/wizard'],
    ['combobox', '/forms/select'],
    ['toast', '/ui/notifications'],
    ['skeleton', '/ui/placeholders'],
    ['modal', '/ui/modals'],
    ['stacked', '/ui/modals#stacked'],
    ['staticBackdrop', 'Dialog.staticBackdrop'],
  ])('finds %s', (typed, key) => {
    expect(urlsOf(typed)).toContain(key);
  });

  it('has notes for the keyboard and for readers on every page whose part is more than layout', () => {
    const silent = pages.filter(({ url }) => !galleryNotes[url.replace(/^(\/(?:charts|maps))\/.*/, '$1')]);
    expect(silent.map(({ url }) => url)).toEqual(['/ui/grid', '/ui/ratio', '/ui/utilities']);
  });

  it('names pages that exist', () => {
    expect(Object.keys(galleryWords).filter((url) => !urls.has(url))).toEqual([]);
  });
});
