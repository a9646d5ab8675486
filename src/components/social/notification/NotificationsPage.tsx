import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import IconChecks from '~icons/tabler/checks';
import IconSettings from '~icons/tabler/settings';
import type { Notification } from '@contract/notification/notification';
import { SocialPage, useHasLeftColumn } from '@/components/social/sidebar/SocialPage';
import { PagedList } from '@/components/ui/status/PagedList';
import { PageHeader } from '@/components/ui/PageHeader';
import { createDateFormat } from '@/lib/dates/date-format';
import { useSettings } from '@/lib/settings/use-settings';
import { unreadNotificationsOptions } from '@/queries/social/notification';
import { markNotificationsReadOptions } from '@/queries/social/mutations/notification';
import { commonText } from '@/messages/ui/common';
import { notificationText } from '@/messages/social/notification';
import { NotificationFilter } from './NotificationFilter';
import { NotificationsEmpty } from './NotificationsEmpty';
import { NotificationRow } from './NotificationRow';
import { useReadBySeeing } from './use-read-by-seeing';
import './notification.scss';

const route = getRouteApi('/_shell/_member/notifications');

const DAY = 86_400_000;
const formatter = createDateFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** "Today", "Yesterday", then the date. */
function dayOf(at: string, now = new Date()): string {
  const moment = new Date(at);
  const start = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((start(now) - start(moment)) / DAY);
  if (days <= 0) return commonText.today;
  if (days === 1) return commonText.yesterday;
  return formatter().format(moment);
}

function byDay(items: readonly Notification[]): [day: string, items: Notification[]][] {
  const days = new Map<string, Notification[]>();
  for (const item of items) {
    const day = dayOf(item.at);
    const rows = days.get(day);
    if (rows) rows.push(item);
    else days.set(day, [item]);
  }
  return [...days];
}

const unreadSummary = (unread: number) =>
  unread > 0 ? notificationText.newNotifications(unread) : notificationText.allCaughtUp;

export function NotificationsPage() {
  // Re-renders when the date language changes.
  useSettings();
  const { kind } = route.useSearch();
  const query = useInfiniteQuery(route.useRouteContext().notifications);
  const { data, isPending, isFetching } = query;
  const markRead = useMutation(markNotificationsReadOptions());
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  const list = useRef<HTMLElement>(null);
  // The list stays as fetched while a person reads; the count follows the marker.
  const { data: counted } = useQuery(unreadNotificationsOptions());
  const unread = counted ?? data?.pages[0]?.unread ?? 0;
  useReadBySeeing({ list, items, hasMore: query.hasNextPage, enabled: kind === undefined });
  const newest = items[0];
  const hasLeft = useHasLeftColumn();
  const filter = (shape: 'side' | 'chips') => (
    <NotificationFilter kind={kind} unread={unread} shape={shape} />
  );
  const firstRead = items.find(({ read }) => read);
  const dividerAbove = firstRead && items.some(({ read }) => !read) ? firstRead.id : null;
  return (
    <SocialPage left={filter('side')}>
      <PageHeader
        lead={data ? unreadSummary(unread) : isFetching && commonText.loading}
        actions={
          <>
            <button
              type="button"
              className="btn btn-outline-secondary btn-sm"
              disabled={!newest || unread === 0}
              aria-disabled={markRead.isPending}
              onClick={() => newest && markRead.mutate(newest.at)}
            >
              <IconChecks />
              {notificationText.markAllRead}
            </button>
            <Link
              to="/notifications/settings"
              className="btn btn-quiet btn-sm"
              aria-label={notificationText.notificationSettings}
            >
              <IconSettings />
            </Link>
          </>
        }
      />
      {!hasLeft && filter('chips')}
      <section
        ref={list}
        className="card overflow-hidden"
        aria-label={notificationText.notifications}
        aria-busy={isPending}
      >
        <PagedList
          query={query}
          words={{
            what: notificationText.notificationsNoun,
            failed: notificationText.loadFailed,
            more: notificationText.showOlder,
          }}
          rows={6}
          faces
          empty={<NotificationsEmpty kind={kind} />}
        >
          {(all) =>
            byDay(all).map(([day, rows]) => (
              <div key={day}>
                <h2 className="pt-4 px-4 pb-1">{day}</h2>
                <ul className="divided">
                  {rows.map((notification) => [
                    notification.id === dividerAbove && (
                      <li
                        key="divider"
                        className="py-2 px-4 bg-sunken fs-sm fw-semibold text-ink-3 text-center"
                      >
                        <span>{notificationText.readUpToHere}</span>
                      </li>
                    ),
                    <NotificationRow key={notification.id} notification={notification} />,
                  ])}
                </ul>
              </div>
            ))
          }
        </PagedList>
      </section>
    </SocialPage>
  );
}
