export const isDevtoolsSearch = (search: string): boolean => new URLSearchParams(search).has('devtools');

/**
 * Ctrl+Shift+D loads the current page with the developer tools, or without them when `isOpen`. A new document is needed
 * because only the one with `?devtools` has a policy that allows inline styles. Returns an unsubscribe function.
 */
export function listenForDevtoolsShortcut(isOpen: boolean): () => void {
  const listen = (event: KeyboardEvent) => {
    const chord = event.ctrlKey && event.shiftKey && !event.altKey && !event.metaKey;
    if (!chord || event.code !== 'KeyD' || event.repeat) return;
    event.preventDefault();
    // Without a network neither this module nor the other document loads.
    import('./devtools-url').then(
      ({ switchDevtools }) => switchDevtools(!isOpen),
      () => undefined,
    );
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
