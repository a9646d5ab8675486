import type { IndexHtmlTransformContext, Plugin } from 'vite';

// Inserted by script, so that it does not hold up the first paint; index.html brings what is seen until it arrives.
const LOADER =
  "(function(){var p=document.querySelector('link[as=style]'),l=document.createElement('link');" +
  "l.rel='stylesheet';l.href=p.href;l.crossOrigin=p.crossOrigin;l.id='app-css';p.after(l)})()";

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** Asks at once for the scripts of the first page that the entry would ask for later: the feed's, or the other routes'. */
function hints(bundle: Bundle): string {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const filesWith = (...modules: string[]) =>
    chunks
      .filter(({ moduleIds, facadeModuleId }) =>
        modules.some((end) => facadeModuleId?.endsWith(end) || moduleIds.some((id) => id.endsWith(end))),
      )
      .map(({ fileName }) => `/webapp/${fileName}`);
  const [feed, other] = [
    filesWith(
      '/_member/index.tsx?tsr-split=component',
      '/FeedPage.tsx',
      '/ui/TabBar.tsx',
      '/auth/firebase/identity-provider.ts',
    ),
    filesWith('/routeTree.gen.ts', '/auth/firebase/identity-provider.ts'),
  ].map((files) => JSON.stringify(files));
  return (
    `(function(){(/\\/webapp\\/(dashboard\\/?)?$/.test(location.pathname)?${feed}:${other}).forEach(function(h){` +
    "var l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.append(l)})})()"
  );
}

/**
 * Takes the app's stylesheet out of the way of the first paint. It stays at its place in the head, before those of
 * the pages, so that the cascade is the same; src/app/styles-ready.ts waits for it before the app is shown.
 */
export const firstPaint = (): Plugin => ({
  name: 'plaza-first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) =>
      html.replace(
        /<link rel="stylesheet"( crossorigin)? href="([^"]+)">/,
        (_, cors = '', href) =>
          `<link rel="preload" as="style"${String(cors)} href="${String(href)}">\n    <script>${LOADER}</script>\n` +
          `    <script>${hints(bundle ?? {})}</script>`,
      ),
  },
});
