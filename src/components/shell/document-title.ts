import { frameText } from '@/messages/shell/frame';

const DEFAULT_SITE_NAME = 'Plaza';

/** "Feed" becomes "Feed | Plaza"; no title becomes "Plaza". */
export const pageTitle = (title: string | undefined, home = DEFAULT_SITE_NAME): string =>
  title ? `${title} | ${home}` : home;

interface TabTitleOptions {
  title: string;
  hidden: boolean;
  unread: number;
  siteName: string;
}

export function tabTitle({ title, hidden, unread, siteName }: TabTitleOptions): string {
  if (hidden) return pageTitle(frameText.comeBackToTheSquare, siteName);
  const named =
    siteName === DEFAULT_SITE_NAME
      ? title
      : title.replace(new RegExp(`${DEFAULT_SITE_NAME}$`), () => siteName);
  return unread > 0 ? `(${unread > 99 ? '99+' : unread}) ${named}` : named;
}
