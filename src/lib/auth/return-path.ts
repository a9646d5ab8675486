import { basePath } from '@/lib/config/base-path';

const HOME = '/';
const PLACEHOLDER_ORIGIN = 'https://plaza.invalid';
/** Anything but visible ASCII; backslashes; encoded slashes, backslashes, percents and controls in the path. */
const UNSAFE_CHARACTERS = /[^!-~]|\\|^[^?#]*%(?:2f|5c|25|[01][0-9a-f])/i;

/**
 * The path below `basePath` to open after signing in: "/post?draft=1". Falls back to the feed for anything that leaves
 * the app or leads to /auth, where one page signs out.
 */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2000) return HOME;
  if (!/^\/(?!\/)/.test(value) || UNSAFE_CHARACTERS.test(value)) return HOME;
  if (!URL.canParse(`${basePath}${value}`, PLACEHOLDER_ORIGIN)) return HOME;
  const url = new URL(`${basePath}${value}`, PLACEHOLDER_ORIGIN);
  const inside = url.origin === PLACEHOLDER_ORIGIN && url.pathname.startsWith(`${basePath}/`);
  const path = url.pathname.slice(basePath.length);
  if (!inside || path.startsWith('//') || /^\/auth(?:\/|$)/i.test(path)) return HOME;
  return `${path}${url.search}${url.hash}`;
}
