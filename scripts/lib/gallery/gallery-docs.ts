import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageDocs, PartDocs } from '../../../src/data/gallery-docs.ts';
import { readPart } from './part-docs.ts';

const ROUTES = 'src/routes/_shell';

const known = new Map<string, PartDocs | undefined>();

function knownPart(file: string, name: string): PartDocs | undefined {
  const key = `${file} ${name}`;
  if (!known.has(key)) known.set(key, readPart(file, name));
  return known.get(key);
}

const find = (pattern: RegExp, text: string): string => pattern.exec(text)?.[1] ?? '';

/** Files of the cards of a page: those whose code it, or its list of cards, imports. */
export function listExamples(page: string): string[] {
  const folder = path.dirname(page);
  const lists = [page, path.join(folder, 'cards.ts')].filter((file) => existsSync(file));
  return lists.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const glob = find(/import\.meta\.glob<string>\('([^'*]+)\*\.tsx', \{ query: '\?code'/, source);
    const globbed = glob
      ? readdirSync(path.join(folder, glob)).map((name) => path.join(folder, glob, name))
      : [];
    return [
      ...[...source.matchAll(/^import .* from '([^']+)\?code';/gm)].map(([, name = '']) =>
        path.join(folder, name),
      ),
      ...globbed,
    ];
  });
}

function readCards(page: string, examples: readonly string[]): PageDocs['cards'] {
  const source = readFileSync(page, 'utf8');
  const cards = [
    ...source.matchAll(/<DemoCard\s[^>]*?title="([^"]+)"(?:\s+description="([^"]+)")?/g),
    ...source.matchAll(/^ {2}\['([^']+)', '([^']+)', /gm),
    ...examples
      .filter((file) => file.endsWith('.ts'))
      .map((file) => /title: '([^']+)',\s+description: '([^']+)'/.exec(readFileSync(file, 'utf8')) ?? []),
  ];
  return cards.flatMap(([, title, description = '']) => (title ? [{ title, description }] : []));
}

/** Components of the product that the examples, and the files beside them, import. */
function readParts(examples: readonly string[]): PartDocs[] {
  const parts = new Map<string, PartDocs>();
  const folders = [...new Set(examples.map((file) => path.dirname(file)))];
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.tsx') && !name.endsWith('Page.tsx'))
      .map((name) => path.join(folder, name)),
  );
  const isChart = examples.some((file) => file.endsWith('.ts'));
  const sources = [
    ...files.map((file) => readFileSync(file, 'utf8')),
    ...(isChart ? ["import { ChartView } from '@/components/kits/chart/view/ChartView';"] : []),
  ];
  for (const source of sources) {
    const imports = source.matchAll(
      /^import \{([^}]*)\} from '@\/(components\/(?:ui|kits)\/(?!option\/)[^']+)';/gm,
    );
    for (const [, names = '', from = ''] of imports) {
      const file = `src/${from}.tsx`;
      for (const name of names.split(',').map((word) => word.trim())) {
        if (!/^[A-Z]/.test(name) || parts.has(name) || !existsSync(file)) continue;
        const part = knownPart(file, name);
        if (part && part.props.length > 0) parts.set(name, part);
      }
    }
  }
  return [...parts.values()].toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Cards and parts of every page of the gallery, read from their sources. */
export const readGalleryDocs = (): PageDocs<string>[] =>
  readdirSync(ROUTES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .toSorted()
    .flatMap((name) => {
      const route = readFileSync(path.join(ROUTES, name), 'utf8');
      const component = find(/from '@\/(components\/gallery\/[^']+Page)'/, route);
      const page = `src/${component}.tsx`;
      if (!component || !existsSync(page)) return [];
      const examples = listExamples(page);
      if (examples.length === 0) return [];
      const url = find(/createFileRoute\(\s*'([^']+)'/, route).replaceAll(/\/_[a-z]+/g, '');
      const title = find(/title: '([^']+)'/, route);
      return [{ url, title, cards: readCards(page, examples), parts: readParts(examples) }];
    });
