import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const QUERY_OPTIONS = /\b(\w+Options)\(/g;
const COMPONENT = /from '@\/(components\/\w[\w/-]*\/[A-Z]\w*)'/g;

const routes = readdirSync('src/routes', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, text: readFileSync(path.join('src/routes', name), 'utf8') }));

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);

const hasData = ({ text }: { text: string }): boolean =>
  text.includes('  loader:') && text.includes('queryClient');

describe.each(routes.filter(hasData))('route $name', ({ text }) => {
  it('loads the queries of its context by queries/loader', () => {
    expect(text).toContain("from '@/queries/loader'");
    const [, loader = ''] = text.split('  loader:');
    expect(matches(loader, QUERY_OPTIONS)).toEqual([]);
  });

  it('shares its query options with the component', () => {
    const options = matches(text, QUERY_OPTIONS);
    const rebuilt = matches(text, COMPONENT).filter((component) => {
      const page = readFileSync(`src/${component}.tsx`, 'utf8');
      return matches(page, QUERY_OPTIONS).some((name) => options.includes(name));
    });
    expect(rebuilt).toEqual([]);
  });
});

it('keeps route files under 60 lines', () => {
  const long = routes.filter(({ text }) => text.split('\n').length > 60);
  expect(long.map(({ name }) => name)).toEqual([]);
});

const READS_SAMPLE = /@\/queries\/(?:workspace\/(?!space')|gallery\/(?:employee|timeline)')/;

it('says on every page with sample data that the data is a sample, with a way to reset it', () => {
  const readers = routes.filter(({ text }) => READS_SAMPLE.test(text));
  expect(readers.length).toBeGreaterThan(15);
  expect(readers.filter(({ text }) => !/\bsample: '/.test(text)).map(({ name }) => name)).toEqual([]);
});
