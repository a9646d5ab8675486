/** Resolves once the stylesheet that the built index.html loads beside the first paint has arrived or failed. */
export const stylesReady = (): Promise<void> => {
  const link = document.querySelector<HTMLLinkElement>('#app-css');
  if (!link || link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
};
