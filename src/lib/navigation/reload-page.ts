/** Longer than the delay before a draft is saved. */
const RELOAD_DELAY_MS = 800;

export const reloadPage = (): void => {
  setTimeout(() => location.reload(), RELOAD_DELAY_MS);
};
