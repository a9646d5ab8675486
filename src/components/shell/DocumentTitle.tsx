import { useQuery } from '@tanstack/react-query';
import { useMatches } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { pageSubject } from '@/lib/navigation/page-subject';
import { useSettings } from '@/lib/settings/use-settings';
import { useStore } from '@/lib/store/use-store';
import { pageText } from '@/messages/shell/page';
import { pageTitle, tabTitle } from './document-title';
import { unreadNotificationsOptions } from '@/queries/social/notification';

const watch = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

export function DocumentTitle() {
  const hidden = useSyncExternalStore(watch, () => document.visibilityState === 'hidden');
  const { title: home } = useSettings();
  // Reads the cache only: Shell fetches the count.
  const { data: unread = 0 } = useQuery({ ...unreadNotificationsOptions(), enabled: false });
  const subject = useStore(pageSubject);
  const title = useMatches({
    select: (matches) => pageTitle(subject ?? pageText.name(matches.at(-1)?.staticData.title ?? '')),
  });
  useEffect(() => {
    document.title = tabTitle({ title, hidden, unread, siteName: home });
  }, [title, hidden, unread, home]);
  return null;
}
