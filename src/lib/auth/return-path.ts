/** Where the app lives on its host, without a slash at the end. */
export const basePath = '/webapp';

const HOME = '/';
// Any host will do: it only has to be recognised again.
const PLACEHOLDER_ORIGIN = 'https://plaza.invalid';
/** Anything but visible ASCII, backslashes, and in the path encoded slashes, backslashes, percents and controls. */
const UNSAFE_CHARACTERS = /[^!-~]|\\|^[^?#]*%(?:2f|5c|25|[01][0-9a-f])/i;

/**
 * The address to go to after signing in, as a path below `basePath`: "/post?draft=1". Whatever `wanted` says, the
 * result stays in the app and off the pages of /auth (one of them signs out); what does not fit becomes the feed.
 */
export function safeReturnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > 2000) return HOME;
  if (!/^\/(?!\/)/.test(wanted) || UNSAFE_CHARACTERS.test(wanted)) return HOME;
  if (!URL.canParse(`${basePath}${wanted}`, PLACEHOLDER_ORIGIN)) return HOME;
  const url = new URL(`${basePath}${wanted}`, PLACEHOLDER_ORIGIN);
  const inside = url.origin === PLACEHOLDER_ORIGIN && url.pathname.startsWith(`${basePath}/`);
  const path = url.pathname.slice(basePath.length);
  if (!inside || path.startsWith('//') || /^\/auth(?:\/|$)/i.test(path)) return HOME;
  return `${path}${url.search}${url.hash}`;
}
