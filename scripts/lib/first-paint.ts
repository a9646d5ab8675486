import type { Plugin } from 'vite';

// Inserted by script, so that it does not hold up the first paint; index.html brings what is seen until it arrives.
const LOADER =
  "(function(){var p=document.querySelector('link[as=style]'),l=document.createElement('link');" +
  "l.rel='stylesheet';l.href=p.href;l.crossOrigin=p.crossOrigin;l.id='app-css';p.after(l)})()";

/**
 * Takes the app's stylesheet out of the way of the first paint. It stays at its place in the head, before those of
 * the pages, so that the cascade is the same; src/lib/first-paint.ts waits for it before the app is shown.
 */
export const firstPaint = (): Plugin => ({
  name: 'plaza-first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(
        /<link rel="stylesheet"( crossorigin)? href="([^"]+)">/,
        (_, cors = '', href) =>
          `<link rel="preload" as="style"${String(cors)} href="${String(href)}">\n    <script>${LOADER}</script>`,
      ),
  },
});
