import type { IncomingHttpHeaders } from 'node:http';

/** Allowed Host values; with http:// also the allowed origins. */
export const loopbackHosts = (port: number): readonly string[] => [
  `localhost:${port}`,
  `127.0.0.1:${port}`,
  `[::1]:${port}`,
];

/**
 * Reason to reject a request in local mode, or null. Tokens are unsigned there, so loopback is the only
 * protection: a foreign Host is a DNS rebinding attack, a foreign Origin is another site's script.
 */
export function foreignRequestReason(headers: IncomingHttpHeaders, hosts: readonly string[]): string | null {
  if (!hosts.includes((headers.host ?? '').toLowerCase())) return 'Unknown host. Use localhost';
  const { origin } = headers;
  if (origin === undefined) return null;
  return hosts.some((host) => origin === `http://${host}`) ? null : 'Cross-origin requests are not allowed';
}

/** Encoded slashes, backslashes, dot segments and NUL mean different paths to a file system or proxy. */
export function isAmbiguousPath(rawPath: string): boolean {
  if (/%2f|%5c|%00|\\/i.test(rawPath)) return true;
  const dots = rawPath.replaceAll(/%2e/gi, '.');
  if (/(^|\/)\.\.?(\/|$)/.test(dots)) return true;
  try {
    // Without the use of its result a bundler removes this call as pure.
    return decodeURIComponent(rawPath).includes('\0');
  } catch {
    return true;
  }
}
