const DEFAULT_SITE_NAME = 'Plaza';
const HIDDEN_TAB_TITLE = 'Come back to the square';

/** "Feed" is "Feed | Plaza", nothing is "Plaza". */
export const pageTitle = (title: string | undefined, home = DEFAULT_SITE_NAME): string =>
  title ? `${title} | ${home}` : home;

interface TabTitleOptions {
  /** Title of the page as `pageTitle` makes it. */
  title: string;
  /** Nobody is looking at the tab. */
  hidden: boolean;
  unread: number;
  /** Name of the square, from the settings. */
  siteName: string;
}

/** What the browser tab says: the unread count first, an invitation while the tab is hidden. */
export function tabTitle({ title, hidden, unread, siteName }: TabTitleOptions): string {
  if (hidden) return pageTitle(HIDDEN_TAB_TITLE, siteName);
  const named =
    siteName === DEFAULT_SITE_NAME
      ? title
      : title.replace(new RegExp(`${DEFAULT_SITE_NAME}$`), () => siteName);
  return unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${named}` : named;
}
