import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** What a file of each folder may not import; the linter has to refuse every one. */
const refused: Record<string, readonly string[]> = {
  'contract/post.ts': ['@/components/ui/overlay/Menu', '@server/db/pool', 'react', 'hono'],
  'server/routes/post.ts': ['@/lib/text/parse-text', '@/components/ui/overlay/Menu', 'react'],
  'src/lib/text/parse-text.ts': [
    '@/queries/social/member/me',
    '@/components/ui/overlay/Menu',
    '@/routes/_shell/about',
    '@server/db/pool',
  ],
  'src/data/entity.ts': [
    '@/queries/social/member/me',
    '@/components/ui/overlay/Menu',
    '@/routes/_shell/about',
    '@server/db/pool',
  ],
  'src/queries/social/member/me.ts': [
    '@/components/ui/overlay/Menu',
    '@/routes/_shell/about',
    '@server/db/pool',
    'firebase/auth',
  ],
  ...Object.fromEntries(
    ['src/components/workspace/wallet/Wallet.tsx', 'src/routes/_shell/wallet.tsx'].map((file) => [
      file,
      [
        'echarts/core',
        'echarts-for-react',
        '@tanstack/react-table',
        '@tanstack/react-form',
        'react-aria-components',
        'react-toastify',
        'firebase/auth',
        'idb',
        '@/data/store/collection',
        '@server/db/pool',
      ],
    ]),
  ),
  'src/components/gallery/forms/Slider.tsx': [
    '@/routes/_shell/about',
    'echarts',
    '@tanstack/react-form',
    '@/data/store/collection',
  ],
  'src/components/kits/chart/Chart.tsx': [
    '@/routes/_shell/about',
    '@server/db/pool',
    '@tanstack/react-table',
  ],
  'src/components/kits/table/DataTable.tsx': ['@/routes/_shell/about', '@server/db/pool', 'echarts'],
  'src/components/kits/form/Form.tsx': ['@/routes/_shell/about', '@server/db/pool'],
};

test('the linter refuses what points the wrong way, and what only a kit may import', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-rules-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  for (const [file, names] of Object.entries(refused)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), names.map((name) => `export * from '${name}';\n`).join(''));
  }
  const { stdout } = spawnSync(process.execPath, [resolve('node_modules/oxlint/bin/oxlint'), '-f', 'unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const found = stdout
    .split('\n')
    .flatMap((line) => /^(.+?):(\d+):.*no-restricted-imports/.exec(line)?.slice(1, 3).join(':') ?? []);
  const expected = Object.entries(refused).flatMap(([file, names]) =>
    names.map((_, index) => `${file}:${index + 1}`),
  );
  expect(new Set(found)).toEqual(new Set(expected));
});
