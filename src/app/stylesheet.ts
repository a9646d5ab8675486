/**
 * Applies the app's stylesheet, which the built index.html only preloads so that the splash paints first.
 * Resolves when the stylesheet has loaded or failed; at once on the development server, which has no such link.
 */
export async function applyStylesheet(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="style"]')];
  const settled = links.map(
    (link) =>
      new Promise<void>((resolve) => {
        link.addEventListener('load', () => resolve(), { once: true });
        link.addEventListener('error', () => resolve(), { once: true });
        link.rel = 'stylesheet';
      }),
  );
  await Promise.all(settled);
}
