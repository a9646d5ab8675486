import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const markdownIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name));

const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...markdownIn('docs')];
/** Docs shorten paths: `lib/keys` is src/lib/keys, `kits/chart` is src/components/kits/chart. */
const BASES = ['', 'src/', 'src/components/'];
const PATH =
  /`((?:contract|src|server|scripts|tests|docs|routes|queries|data|components|lib|kits)\/[\w@$./-]+)`/g;
const LINK = /\]\((?!https?:)([^)#\s]+)/g;

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);

describe.each(pages)('%s', (page) => {
  const text = readFileSync(page, 'utf8');

  it('names files and folders that exist', () => {
    const missing = matches(text, PATH).filter((name) => !BASES.some((base) => existsSync(base + name)));
    expect(missing).toEqual([]);
  });

  it('links to files that exist', () => {
    const missing = matches(text, LINK).filter((link) => !existsSync(path.join(path.dirname(page), link)));
    expect(missing).toEqual([]);
  });
});

describe('README', () => {
  it('lists every npm script', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const readme = readFileSync('README.md', 'utf8');
    const unlisted = Object.keys(scripts).filter(
      (name) => !readme.includes(`\`npm run ${name}`) && !readme.includes(`\`npm ${name}\``),
    );
    expect(unlisted).toEqual([]);
  });
});

describe('docs/decisions', () => {
  const records = markdownIn('docs/decisions').filter((record) => /\d{4}-/.test(record));
  const index = readFileSync('docs/decisions/README.md', 'utf8');

  it.each(records)('%s has status, date and every section, and is in the index', (record) => {
    const text = readFileSync(record, 'utf8');
    expect(text).toMatch(/^- Status: (accepted|superseded by \[\d{4}\])/m);
    expect(text).toMatch(/^- Date: \d{4}-\d{2}-\d{2}$/m);
    for (const section of ['Context', 'Decision', 'Alternatives', 'Consequences']) {
      expect(text).toContain(`\n## ${section}`);
    }
    expect(index).toContain(`(${path.basename(record)})`);
  });
});
