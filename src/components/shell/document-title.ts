const HOME = 'Plaza';
const AWAY = 'Come back to the square';

/** "Feed" is "Feed | Plaza", nothing is "Plaza". */
export const pageTitle = (title: string | undefined, home = HOME): string =>
  title ? `${title} | ${home}` : home;

interface Tab {
  /** Title of the page as `pageTitle` makes it. */
  title: string;
  /** Nobody is looking at the tab. */
  hidden: boolean;
  unread: number;
  /** Name of the square, from the settings. */
  home: string;
}

/** What the browser tab says: the unread count first, an invitation while the tab is hidden. */
export function tabTitle({ title, hidden, unread, home }: Tab): string {
  if (hidden) return pageTitle(AWAY, home);
  const named = home === HOME ? title : title.replace(new RegExp(`${HOME}$`), () => home);
  return unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${named}` : named;
}
