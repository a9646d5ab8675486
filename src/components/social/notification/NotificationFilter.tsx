import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import IconBell from '~icons/tabler/bell';
import { NotificationKind } from '@contract/notification/notification-kind';
import { SideNav } from '@/components/social/sidebar/SideNav';
import { commonText } from '@/messages/ui/common';
import { notificationText } from '@/messages/social/notification';
import { notificationKinds } from './notification-kinds';

interface Props {
  /** Undefined shows all kinds. */
  kind: NotificationKind | undefined;
  unread: number;
  shape: 'side' | 'chips';
}

const centerX = (box: Element) => {
  const { left, width } = box.getBoundingClientRect();
  return left + width / 2;
};

export const NotificationFilter = ({ shape, ...props }: Props) =>
  shape === 'chips' ? <FilterChips {...props} /> : <FilterNav unread={props.unread} />;

const FilterNav = ({ unread }: Pick<Props, 'unread'>) => (
  <SideNav
    label={notificationText.filterByKind}
    title={commonText.show}
    links={[
      {
        link: { to: '/notifications', search: {}, replace: true },
        icon: <IconBell />,
        label: commonText.all,
        ...(unread > 0 && { note: unread, spokenNote: notificationText.unreadCount(unread), lit: true }),
      },
      ...NotificationKind.options.map((option) => ({
        link: { to: '/notifications', search: { kind: option }, replace: true } as const,
        icon: notificationKinds[option].icon,
        label: notificationKinds[option].label,
      })),
    ]}
  />
);

function FilterChips({ kind, unread }: Omit<Props, 'shape'>) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const selected = row.current?.children[kind ? NotificationKind.options.indexOf(kind) + 1 : 0];
    // Scrolls the row only: scrollIntoView would also move a page whose reading position was restored.
    if (row.current && selected) row.current.scrollLeft += centerX(selected) - centerX(row.current);
  }, [kind]);
  return (
    <nav className="chips chips-wrap" aria-label={notificationText.filterByKind} ref={row}>
      <Link
        to="/notifications"
        search={{}}
        replace
        activeOptions={{ exact: true }}
        className={kind ? 'chip' : 'chip is-on'}
      >
        {commonText.all}
        {unread > 0 && <b className="count">{unread}</b>}
      </Link>
      {NotificationKind.options.map((option) => (
        <Link
          key={option}
          to="/notifications"
          search={{ kind: option }}
          replace
          className={kind === option ? 'chip is-on' : 'chip'}
          aria-current={kind === option ? 'true' : undefined}
        >
          {notificationKinds[option].icon}
          {notificationKinds[option].label}
        </Link>
      ))}
    </nav>
  );
}
