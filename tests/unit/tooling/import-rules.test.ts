import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { refuseImport, resolveImport } from '../../../scripts/lint/imports.mjs';

const APP_MODULES = ['@server/db/pool', '@/routes/_shell/about', '@/app/router'];
const PACKAGES = [
  'echarts/core',
  'echarts-for-react',
  '@tanstack/react-table',
  '@tanstack/react-form',
  'react-aria-components',
  'react-toastify',
  'firebase/auth',
  'idb',
];

/** Imports that the linter refuses, by importing file. */
const refused: Record<string, readonly string[]> = {
  'contract/post/post.ts': ['@/lib/text/parse-text', '@server/db/pool', 'react', 'hono', 'node:fs'],
  'server/routes/social/post.ts': ['@/lib/text/parse-text', 'react', '../../../tests/support/policy/policy'],
  'src/lib/text/parse-text.ts': [
    ...APP_MODULES,
    '@/queries/client',
    '@/components/ui/Avatar',
    'firebase/app',
  ],
  'src/lib/auth/auth.ts': ['@/queries/client', 'echarts'],
  'src/data/entity.ts': [
    ...APP_MODULES,
    '@/queries/client',
    '@/components/ui/Avatar',
    'react',
    '@/routeTree.gen',
  ],
  'src/queries/social/member/me.ts': [...APP_MODULES, '@/components/ui/Avatar', ...PACKAGES],
  'src/components/ui/Avatar.tsx': [
    '@/components/kits/form/Form',
    '@/components/gallery/demo/DemoCard',
    'idb',
  ],
  'src/components/kits/form/Form.tsx': [
    ...APP_MODULES,
    'echarts',
    'firebase/auth',
    'idb',
    '@/queries/client',
  ],
  'src/components/kits/chart/Chart.tsx': [
    ...APP_MODULES,
    '@tanstack/react-table',
    '@/components/kits/form/Form',
  ],
  'src/components/kits/table/DataTable.tsx': [...APP_MODULES, 'echarts', '@/components/social/post/PostCard'],
  'src/components/social/post/PostCard.tsx': [
    ...APP_MODULES,
    ...PACKAGES,
    '@/data/store/collection',
    '@/components/social/feed/FeedPage',
    '@/components/workspace/chat/ChatPage',
    '@/components/shell/Shell',
    '@/components/account/settings/AccountLinks',
  ],
  'src/components/social/new-feature/Page.tsx': ['@/lib/text/parse-text'],
  'src/components/workspace/wallet/Wallet.tsx': [
    ...PACKAGES,
    '@/data/store/collection',
    '@/components/workspace/chat/ChatPage',
    '@/components/social/post/PostCard',
  ],
  'src/components/account/settings/AccountLinks.tsx': [
    '@/components/shell/Shell',
    '@/components/social/post/PostCard',
  ],
  'src/components/gallery/charts/Bars.tsx': [
    ...PACKAGES,
    '@/components/social/post/PostCard',
    '@/components/workspace/chat/ChatPage',
    '@/components/account/settings/AccountLinks',
    '@/components/shell/Shell',
  ],
  'src/components/gallery/forms/Slider.tsx': [...APP_MODULES, 'echarts', '@tanstack/react-form'],
  'src/components/shell/header/Header.tsx': [
    ...APP_MODULES,
    '@/components/gallery/demo/DemoCard',
    'react-toastify',
  ],
  'src/routes/_shell/wallet.tsx': [
    ...PACKAGES,
    '@/app/router',
    '@server/db/pool',
    '@/data/store/collection',
    '@/data/wallet/collection',
    '@/queries/workspace/mutations/wallet',
  ],
  'src/queries/workspace/wallet.ts': ['@/queries/workspace/mutations/wallet', '@/queries/sample-mutation'],
  'src/sw/sw.ts': ['@/lib/text/parse-text'],
};

const permitted: Record<string, readonly string[]> = {
  'contract/member/member.ts': ['zod', '../post/post'],
  'server/routes/account/member.ts': ['@contract/post/post', '../../db/pool', 'hono'],
  'src/lib/auth/auth-firebase.ts': ['firebase/auth', '@contract/post/post', 'react'],
  'src/components/kits/chart/Legend.tsx': ['echarts', '@/components/ui/Avatar'],
  'src/components/social/feed/FeedPage.tsx': ['@/components/social/post/PostCard', '@/queries/client'],
  'src/components/gallery/maps/Page.tsx': [
    '@/components/gallery/demo/DemoCard',
    '@/components/kits/map/MapView',
  ],
  'src/queries/workspace/mutations/wallet.ts': ['@/data/wallet/collection', '@/queries/sample-mutation'],
  'src/app/router.tsx': ['@/routeTree.gen', '@/components/shell/Shell', 'react-dom/client'],
  'src/components/social/post/post.test.ts': [
    '@/routes/_shell/about',
    '../../../../tests/support/policy/policy',
  ],
};

/** The same import as alias (or package), relative path, type, re-export and on demand: one line each. */
function importForms(file: string, source: string, index: number): string[] {
  const target = resolveImport(file, source);
  const path = posix.relative(dirname(file), target);
  const relative = target === source ? source : path.startsWith('.') ? path : `./${path}`;
  return [
    `import '${source}';`,
    `import '${relative}';`,
    `import type { A${index} } from '${relative}';`,
    `export * from '${source}';`,
    `export const load${index} = () => import('${source}');`,
  ];
}

/** Lines that the linter's rule refuses in these files, as "file:line", sorted. */
function findRefused(
  rule: 'storage' | 'words' | 'zones',
  files: Record<string, readonly string[]>,
): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-rules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  cpSync('scripts/lint', join(folder, 'scripts/lint'), { recursive: true });
  for (const [file, lines] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), lines.join('\n'));
  }
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '-f', 'unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const pattern = new RegExp(String.raw`^(.+?):(\d+):.*plaza\(${rule}\)`);
  return stdout
    .split('\n')
    .flatMap((line) => pattern.exec(line)?.slice(1, 3).join(':') ?? [])
    .toSorted();
}

test('the linter refuses imports against the zones, in every form of import', () => {
  const linesOf = (file: string, sources: readonly string[]) =>
    sources.flatMap((source, index) => importForms(file, source, index));
  const files = Object.fromEntries(
    Object.entries({ ...refused, ...permitted }).map(([file, sources]) => [file, linesOf(file, sources)]),
  );
  const expected = Object.entries(refused).flatMap(([file, sources]) =>
    linesOf(file, sources).map((_, index) => `${file}:${index + 1}`),
  );
  expect(findRefused('zones', files)).toEqual(expected.toSorted());
});

test('query options load sample data on demand only', () => {
  const refuse = (isLazy: boolean) =>
    refuseImport('src/queries/workspace/task.ts', '@/data/task/collection', isLazy);
  expect(refuse(true)).toBeNull();
  expect(refuse(false)).toContain('import it in the query function');
});

test('the linter refuses web storage outside its one file', () => {
  const lines = [
    "localStorage.setItem('a', '1');",
    "export const get = () => globalThis.sessionStorage.getItem('a');",
  ];
  const files = ['src/lib/settings/a.ts', 'src/lib/storage/storage-entry.ts', 'src/lib/settings/a.test.ts'];
  expect(findRefused('storage', Object.fromEntries(files.map((file) => [file, lines])))).toEqual([
    'src/lib/settings/a.ts:1',
    'src/lib/settings/a.ts:2',
  ]);
});

test('the linter refuses words of the interface outside of messages', () => {
  const lines = [
    'export const A = () => <p>Saved</p>;',
    "export const B = () => <p aria-label='Save'>{open ? 'Hide' : label}</p>;",
    'export const C = () => <p title={`Saved ${at}`}>{text.saved}</p>;',
    "export const D = () => <p className='is open' title={text.saved}><code>npm start</code></p>;",
  ];
  expect(
    findRefused('words', {
      'src/components/social/post/Words.tsx': lines,
      'src/components/gallery/ui/cards/Words.tsx': lines,
      'src/components/gallery/demo/Words.tsx': lines,
    }),
  ).toEqual(
    ['gallery/demo', 'social/post'].flatMap((folder) =>
      ['1', '2', '2', '3'].map((line) => `src/components/${folder}/Words.tsx:${line}`),
    ),
  );
});
