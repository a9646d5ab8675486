import path from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vite';
import { compileHint } from './scripts/vite/compile-hint.ts';
import { withoutContractWords } from './scripts/vite/contract-words.ts';
import { firstPaint } from './scripts/vite/first-paint.ts';
import { iconFiles } from './scripts/vite/icon-files.ts';
import { offline } from './scripts/vite/offline.ts';
import { firstScreen } from './scripts/vite/first-screen.ts';
import { iconModule } from './scripts/vite/icon-module.ts';

/** The browser app. The service is bundled by vite.server.config.ts. */
export default defineConfig({
  base: '/webapp/',
  resolve: {
    tsconfigPaths: true,
    // A tenth of zod reads the same: see src/lib/zod-mini.ts. The service keeps the whole of it.
    alias: [
      { find: /^zod\/mini$/, replacement: path.resolve('src/lib/zod-mini.ts') },
      // React has had it since 18.
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => {
          // Layout routes wrap every page: a chunk of their own would only add a round trip to the first paint.
          if (/(^__root__$|^\/_shell$|^\/_bare$|\/_member$)/.test(routeId)) return [];
          // The feed asks for its posts while its code is on the way; other pages bring their loader along.
          if (/\/_member\/(dashboard)?$/.test(routeId)) return undefined;
          return [['loader', 'component'], ['pendingComponent'], ['errorComponent'], ['notFoundComponent']];
        },
      },
    }),
    react(),
    firstPaint(),
    withoutContractWords(),
    iconFiles(),
    offline(),
    compileHint(),
    icons({ compiler: { compiler: iconModule }, scale: 0 }),
  ],
  css: {
    preprocessorOptions: {
      scss: {
        // Bootstrap 5.3 is written with @import; its own deprecations are not ours to mend.
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
        loadPaths: ['node_modules', 'src/styles'],
      },
    },
  },
  build: {
    outDir: 'dist/app',
    target: 'es2022',
    manifest: true,
    sourcemap: true,
    chunkSizeWarningLimit: 1200,
    modulePreload: {
      polyfill: false,
      // A list of every page's scripts would weigh 5 kB in the entry; a page's stylesheets must still come with it.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What the first screen needs arrives in a few files instead of a hundred small ones, which compress badly.
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules|rolldown\/runtime/, priority: 2 },
            { name: firstScreen(), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
