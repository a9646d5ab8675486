/** The address of a value that is nothing but an https address, without the parts that can deceive; otherwise null. */
export function profileLink(value: string): URL | null {
  if (!/^https:\/\/\S+$/iu.test(value) || !URL.canParse(value)) return null;
  const url = new URL(value);
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && url.hostname.includes('.') ? url : null;
}

/** Without the scheme, and without the slash of a bare host. */
export const linkText = ({ host, pathname, search, hash }: URL): string =>
  `${host.replace(/^www\./, '')}${pathname === '/' && search + hash === '' ? '' : pathname}${search}${hash}`;
