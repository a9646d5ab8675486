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

export async function switchDevtools(open: boolean): Promise<void> {
  const url = devtoolsUrl(location.href, open);
  if (open && !(await areDevtoolsAllowed(url))) return;
  // Links inside the app drop ?devtools, so the URL may already match while the document does not.
  if (url === location.href) location.reload();
  else location.assign(url);
}
