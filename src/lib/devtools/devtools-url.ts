/** Whether a document with this query string ("?page=2&devtools") is the developers' one. */
export const isDevtoolsSearch = (search: string): boolean => new URLSearchParams(search).has('devtools');

/** The same page in the other document: `open` with the developers' tools, otherwise without. Takes a whole address. */
export function devtoolsUrl(href: string, open: boolean): string {
  const url = new URL(href);
  url.searchParams.delete('devtools');
  if (open) url.search = url.search ? `${url.search}&devtools` : '?devtools';
  return url.href;
}

/** The service answers with a redirect where the tools are not allowed. */
export async function areDevtoolsAllowed(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD', redirect: 'manual' })).ok;
  } catch {
    return false;
  }
}

async function switchDevtools(open: boolean): Promise<void> {
  const address = devtoolsUrl(location.href, open);
  if (open && !(await areDevtoolsAllowed(address))) return;
  // A link inside the app has dropped ?devtools, so the address alone would not bring another document.
  if (address === location.href) location.reload();
  else location.assign(address);
}

/**
 * Ctrl+Shift+D goes to the developers' document of the same page and, where `opened`, back. The tools write styles, which
 * only that document allows, so they cannot be shown in place. Returns the way to stop.
 */
export function listenForDevtoolsShortcut(opened: boolean): () => void {
  const listen = (event: KeyboardEvent) => {
    const chord = event.ctrlKey && event.shiftKey && !event.altKey && !event.metaKey;
    if (!chord || event.code !== 'KeyD' || event.repeat) return;
    event.preventDefault();
    void switchDevtools(!opened);
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}
