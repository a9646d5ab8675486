import type { PluginOption } from 'vite';
import { readFileSync } from 'node:fs';
import { closure, filesOf, readManifest } from '../lib/build-manifest.ts';

/** What the feed needs without a network beside its first load, by a part of the source's path. */
const EXTRA_OFFLINE_FILES = [
  'src/components/ui/art/EmptyStateArt.tsx',
  'src/components/shell/overlay/Toasts.tsx',
  'src/components/shell/navigation/SideMenu.tsx',
  'src/components/social/composer/Composer.tsx',
  'src/components/social/sidebar/FeedSidebar.tsx',
  'src/components/social/feed/ProfileSummary.tsx',
  'src/components/social/post/list/PostListVirtualizer.tsx',
  'src/routeTree.gen.ts',
  'src/queries/social/feed/offline-feed.ts',
];

/** Files of the build that show the feed: its first load, and what comes in beside it. */
function shellFiles(): ReadonlySet<string> {
  const { firstLoad } = JSON.parse(readFileSync('budgets.json', 'utf8')) as { firstLoad: { also: string[] } };
  const manifest = readManifest();
  const wanted = ['index.html', ...firstLoad.also, ...EXTRA_OFFLINE_FILES];
  const roots = Object.keys(manifest).filter((key) => wanted.some((part) => key.includes(part)));
  const { js, css } = filesOf(manifest, closure(manifest, roots));
  return new Set([...js, ...css]);
}

/**
 * The service worker and the manifest of the installed app. Only the build has them: the dev server would answer from
 * yesterday's files, and the tests would load the plugin for nothing.
 */
export const offline = (): PluginOption =>
  process.env['NODE_ENV'] === 'production'
    ? import('vite-plugin-pwa').then(({ VitePWA }) =>
        VitePWA({
          strategies: 'injectManifest',
          srcDir: 'src/sw',
          filename: 'sw.ts',
          // src/app/service-worker.ts does it, after the first page stands.
          injectRegister: null,
          includeManifestIcons: false,
          injectManifest: {
            injectionPoint: 'self.SHELL_FILES',
            globPatterns: ['index.html', 'assets/*.{js,css,woff2}'],
            dontCacheBustURLsMatching: /^assets\//,
            maximumFileSizeToCacheInBytes: 4_000_000,
            manifestTransforms: [
              (entries) => {
                const shell = shellFiles();
                const manifest = entries.filter(
                  ({ url }) => url === 'index.html' || url.endsWith('.woff2') || shell.has(url),
                );
                return { manifest, warnings: [] };
              },
            ],
          },
          manifest: {
            id: '/webapp/',
            name: 'Plaza',
            short_name: 'Plaza',
            description: 'A town square in a browser tab: a live feed and a whole workspace around it.',
            lang: 'en',
            start_url: '/webapp/',
            scope: '/webapp/',
            display: 'standalone',
            theme_color: '#0f3d33',
            background_color: '#ecefe9',
            categories: ['social', 'productivity'],
            icons: [
              { src: 'app-icons/192.png', sizes: '192x192', type: 'image/png' },
              { src: 'app-icons/512.png', sizes: '512x512', type: 'image/png' },
              { src: 'app-icons/mask.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
              { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
            ],
            shortcuts: [
              { name: 'Write a post', url: '/webapp/post' },
              { name: 'Notifications', url: '/webapp/notifications' },
              { name: 'Explore', url: '/webapp/explore' },
            ],
          },
        }),
      )
    : null;
