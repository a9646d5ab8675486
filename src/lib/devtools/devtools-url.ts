export const isDevtoolsSearch = (search: string): boolean => new URLSearchParams(search).has('devtools');

export function devtoolsUrl(href: string, open: boolean): string {
  const url = new URL(href);
  url.searchParams.delete('devtools');
  if (open) url.search = url.search ? `${url.search}&devtools` : '?devtools';
  return url.href;
}

/** The server redirects the URL when the tools are not allowed. */
export async function areDevtoolsAllowed(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', redirect: 'manual' })).ok;
  } catch {
    return false;
  }
}

async function switchDevtools(open: boolean): Promise<void> {
  const url = devtoolsUrl(location.href, open);
  if (open && !(await areDevtoolsAllowed(url))) return;
  // Links inside the app drop ?devtools, so the URL may already match while the document does not.
  if (url === location.href) location.reload();
  else location.assign(url);
}

/**
 * Ctrl+Shift+D loads the current page with the developer tools, or without them when `isOpen`. A new document is needed
 * because only the one with `?devtools` has a policy that allows inline styles. Returns an unsubscribe function.
 */
export function listenForDevtoolsShortcut(isOpen: boolean): () => void {
  const listen = (event: KeyboardEvent) => {
    const chord = event.ctrlKey && event.shiftKey && !event.altKey && !event.metaKey;
    if (!chord || event.code !== 'KeyD' || event.repeat) return;
    event.preventDefault();
    void switchDevtools(!isOpen);
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
