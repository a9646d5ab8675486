import { APP_STYLES } from './early/stylesheet';

/**
 * Applies the app's stylesheet unless index.html has done so already (early/stylesheet.ts). Resolves when it has loaded
 * or failed; at once on the development server, which has no such link.
 */
export async function applyStylesheet(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>(APP_STYLES)].filter(({ sheet }) => !sheet);
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

/** A line on which index.html took longer than the wait to answer cannot bring a font within it. */
function mayArriveInTime(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  return (
    !(page instanceof PerformanceNavigationTiming) || page.responseStart - page.requestStart < FONT_TIMEOUT_MS
  );
}

/** Call with the stylesheet applied. Browsers use an `optional` font only if it has loaded before the text appears. */
export async function loadFonts(): Promise<void> {
  const fonts = ['400 1em "Plaza Text"', '600 1em "Plaza Display"'].map((font) => document.fonts.load(font));
  if (!mayArriveInTime()) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS));
  await Promise.race([Promise.allSettled(fonts), timeout]);
}
