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

/** Maximum wait for the fonts, in ms; a page that starts without them keeps the fallback, so that no text moves. */
const FONT_TIMEOUT_MS = 100;

/** Call with the stylesheet applied. Browsers use an `optional` font only if it has loaded before the text appears. */
export async function loadFonts(): Promise<void> {
  const fonts = ['400 1em "Plaza Text"', '600 1em "Plaza Display"'].map((font) => document.fonts.load(font));
  const timeout = new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS));
  await Promise.race([Promise.allSettled(fonts), timeout]);
}
