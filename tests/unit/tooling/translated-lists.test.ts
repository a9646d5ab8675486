import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { menu } from '@/data/navigation';
import { groupMenuPages } from '@/data/navigation-search';
import { listPrimaryNav } from '@/data/primary-navigation';
import { names } from '@/messages/translations/de/shell/page';
import { problem, sentences } from '@/messages/translations/de/ui/problem';

const readSources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));

describe('German', () => {
  test('names every page, and every group of the menu and the breadcrumbs', () => {
    const inRoutes = readSources('src/routes').flatMap((text) => {
      const title = /title: '([^']*)'/.exec(text)?.[1] ?? [];
      const crumbs = /crumbs: \[([^\]]*)\]/.exec(text)?.[1] ?? '';
      return [title, ...Array.from(crumbs.matchAll(/'([^']*)'/g), ([, crumb = '']) => crumb)].flat();
    });
    const inMenu = [...menu, ...listPrimaryNav(), ...groupMenuPages(menu)].flatMap((item) => [
      item.label,
      ...('short' in item ? [item.short] : []),
      ...('children' in item ? (item.children ?? []).map(({ label }) => label) : []),
    ]);
    expect(inRoutes.length).toBeGreaterThan(250);
    expect([...inRoutes, ...inMenu].filter((name) => !names[name])).toEqual([]);
  });

  test('translates sentences that the service says', () => {
    const service = readSources('server').join('\n');
    const unknown = sentences.filter(
      ([english]) => !english.split('*').every((part) => service.includes(part)),
    );
    expect(unknown).toEqual([]);
  });

  test.each([
    ['@ada is taken. Choose another handle.', '@ada ist vergeben. Wähle ein anderes Handle.'],
    [
      'You can change your handle once in 30 days. Try again on 2026-12-01.',
      'Du kannst dein Handle einmal in 30 Tagen ändern. Versuche es wieder am 2026-12-01.',
    ],
    ['A sentence of a newer service.', 'Das passt nicht zum aktuellen Stand'],
  ])('says “%s” in German', (english, german) => {
    expect(problem.of('conflict', english)).toBe(german);
  });
});
