import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { galleryNotes } from '@/data/gallery-notes';
import { galleryUses } from '@/data/gallery-use';
import { readGalleryDocs } from '../../../scripts/lib/gallery/gallery-docs';

const MESSAGES = 'src/messages';
const TRANSLATIONS = `${MESSAGES}/translations`;

const listFolders = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const areas = listFolders(MESSAGES).filter((name) => name !== 'translations');

/** The nouns that files of an area declare. */
const declaredNouns = (area: string): string[] =>
  readdirSync(path.join(MESSAGES, area), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(path.join(MESSAGES, area, file), 'utf8').matchAll(/Messages\(\s*'([^']+)'/g)].map(
        ([, noun = '']) => noun,
      ),
    );

const listSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('translations'))
    .map((file) => path.join(folder, file));

test('every message is read somewhere', () => {
  const code = [...listSources('src'), ...listSources('tests')]
    .filter((file) => !file.startsWith(TRANSLATIONS))
    .map((file) => readFileSync(file, 'utf8').replaceAll(/^import .*$/gm, ''))
    .join('\n');
  const read = new Set(
    Array.from(code.matchAll(/\b(\w+Text)\s*\.\s*(\w+)/g), ([, name, key]) => `${name}.${key}`),
  );
  // By a key that is computed.
  const whole = new Set(Array.from(code.matchAll(/[=:({] ?(\w+Text)[[;,)]/g), ([, name]) => name));
  const unread = areas
    .flatMap((area) => listSources(path.join(MESSAGES, area)))
    .flatMap((file) => {
      const [, name = '', messages = ''] =
        /export const (\w+) = \w+Messages([\s\S]*)/.exec(readFileSync(file, 'utf8')) ?? [];
      const keys = Array.from(messages.matchAll(/^ {2}(\w+):/gm), ([, key]) => `${name}.${key}`);
      return whole.has(name) ? [] : keys.filter((key) => !read.has(key));
    });
  expect(unread).toEqual([]);
});

describe.each(listFolders(TRANSLATIONS))('%s', (language) => {
  test.each(areas)('translates every noun of %s', async (area) => {
    const { messages } = (await import(path.resolve(TRANSLATIONS, language, `${area}.ts`))) as {
      messages: object;
    };
    const nouns = declaredNouns(area);
    expect(nouns.length).toBeGreaterThan(0);
    expect(Object.keys(messages).toSorted()).toEqual(nouns.toSorted());
  });

  test('imports nothing that the app loads while it waits for the translation', () => {
    const files = readdirSync(path.join(TRANSLATIONS, language), { recursive: true, encoding: 'utf8' });
    const imports = files
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => readFileSync(path.join(TRANSLATIONS, language, file), 'utf8').split('\n'))
      .flatMap((line) => /^import (?!type )[^;]* from '([^.][^']*)'/.exec(line)?.[1] ?? []);
    expect([...new Set(imports)].filter((name) => name !== '@/messages/words')).toEqual([]);
  });

  test('says every card, lead, note and place of the gallery', async () => {
    const { texts } = (await import(path.resolve(TRANSLATIONS, language, 'gallery/example.ts'))) as {
      texts: Readonly<Record<string, string>>;
    };
    const notes = Object.values(galleryNotes).flatMap((note) =>
      note ? [note.reader, ...note.keys.flat()] : [],
    );
    const cards = readGalleryDocs().flatMap((page) =>
      page.cards.flatMap(({ title, description }) => [title, description].filter(Boolean)),
    );
    const leads = readdirSync('src/components/gallery', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('Page.tsx'))
      .flatMap((file) => [
        ...readFileSync(`src/components/gallery/${file}`, 'utf8').matchAll(
          /<(?:DemoPage|ChartPage)\s[^>]*?lead=("[^"]+"|\{[^}]+\})/g,
        ),
      ])
      .flatMap(([, lead = '']) =>
        Array.from(lead.matchAll(/(["'])(.+?)\1(?=[\s}]|$)/g), ([, , text = '']) => text),
      );
    const places = Object.values(galleryUses).flatMap(({ uses }) => uses.map(({ label }) => label));
    expect(leads.length).toBeGreaterThan(40);
    expect([...notes, ...cards, ...leads, ...places].filter((text) => !(text in texts))).toEqual([]);
  });
});
