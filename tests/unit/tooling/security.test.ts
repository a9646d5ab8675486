import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/security.md', 'utf8');
const section = (name: string): string => text.split(`\n## ${name}\n`)[1]?.split('\n## ')[0] ?? '';

/** The rows of the table of threats, without its head. */
const threats = section('Threats')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('every threat names tests that exist, and what holds', () => {
  expect(threats.length).toBeGreaterThan(30);
  for (const [, threat, holds, tests = ''] of threats) {
    expect(holds, threat).not.toBe('');
    const files = [...tests.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
    expect(files, threat).not.toEqual([]);
    for (const file of files) {
      expect(file, threat).toMatch(/\.(test|spec)\.tsx?$/);
      expect(existsSync(file), `${threat}: ${file}`).toBe(true);
    }
  }
});

test('threats without a proof are listed as open', () => {
  expect(section('Open').match(/^- /gm)?.length ?? 0).toBeGreaterThan(0);
});
