import type { IncomingHttpHeaders } from 'node:http';

/** Hosts under which this machine may be asked, with the port: the same list is the allowed origins. */
export const loopbackHosts = (port: number): readonly string[] => [
  `localhost:${port}`,
  `127.0.0.1:${port}`,
  `[::1]:${port}`,
];

/**
 * Why a request to local mode is refused, or null. Its tokens are unsigned, so being on this machine is the whole
 * protection: a foreign Host is a page that had its name rebound to loopback, a foreign Origin is another site's
 * script in the same browser.
 */
export function foreignRequestReason(headers: IncomingHttpHeaders, hosts: readonly string[]): string | null {
  if (!hosts.includes((headers.host ?? '').toLowerCase())) return 'This address is not served here';
  const { origin } = headers;
  if (origin === undefined) return null;
  return hosts.some((host) => origin === `http://${host}`) ? null : 'Another site may not call this one';
}

/** A path that says one thing to us and another to a file system or a proxy: encoded slashes, back slashes, dots, NUL. */
export function isAmbiguousPath(rawPath: string): boolean {
  if (/%2f|%5c|%00|\\/i.test(rawPath)) return true;
  const dots = rawPath.replaceAll(/%2e/gi, '.');
  if (/(^|\/)\.\.?(\/|$)/.test(dots)) return true;
  try {
    // The result must be used: a bundler takes the call for pure and drops it.
    return decodeURIComponent(rawPath).includes('\0');
  } catch {
    return true;
  }
}
