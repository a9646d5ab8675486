/** The app's stylesheet, which the built index.html only preloads so that the splash paints first. */
export const APP_STYLES = 'link[as="style"]';

/**
 * Applies the stylesheet once it has arrived: its rules are parsed while the scripts still download. A failed download
 * is left to the app, which asks for the stylesheet again.
 */
export function applyStylesheetOnArrival(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(APP_STYLES))
    link.addEventListener('load', () => (link.rel = 'stylesheet'), { once: true });
}
