import path from 'node:path';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { build, preview } from 'vite';
import { iconModule } from '../vite/icon-module';
import { scssOptions } from '../vite/scss-options';

const PAGE = 'tests/bench/tables/index.html';

/** Builds and serves the page of the table benchmark. */
export async function serveTables(): Promise<{ address: string; close: () => Promise<void> }> {
  const outDir = path.resolve('.cache/tables');
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    plugins: [react(), icons({ compiler: { compiler: iconModule }, scale: 0 })],
    css: { preprocessorOptions: { scss: scssOptions } },
    build: { outDir, emptyOutDir: true, target: 'es2022', rolldownOptions: { input: PAGE } },
  });
  const server = await preview({
    configFile: false,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 4173, strictPort: false },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { address: `${address}${PAGE}`, close: () => server.close() };
}
