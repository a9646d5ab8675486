import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { NotificationKind } from '@contract/notification';
import { notificationKinds } from './notification-kinds';

interface Props {
  /** The one that is shown; none for all. */
  kind: NotificationKind | undefined;
  unread: number;
}

const centerX = (box: Element) => {
  const { left, width } = box.getBoundingClientRect();
  return left + width / 2;
};

/** Which notifications are shown. On a phone the row is longer than the screen: it starts at the chosen one. */
export function NotificationFilter({ kind, unread }: Props) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = row.current?.children[notificationKinds.findIndex((look) => look.kind === kind) + 1];
    // By the row alone: scrollIntoView would move the page of somebody who comes back to a place further down.
    if (row.current && chosen) row.current.scrollLeft += centerX(chosen) - centerX(row.current);
  }, [kind]);
  return (
    <nav className="chips chips-w" aria-label="Kind" ref={row}>
      <Link
        to="/notifications"
        search={{}}
        replace
        activeOptions={{ exact: true }}
        className={kind ? 'chip' : 'chip is-on'}
      >
        All
        {unread > 0 && <b className="count">{unread}</b>}
      </Link>
      {notificationKinds.map((look) => (
        <Link
          key={look.kind}
          to="/notifications"
          search={{ kind: look.kind }}
          replace
          className={kind === look.kind ? 'chip is-on' : 'chip'}
          aria-current={kind === look.kind ? 'true' : undefined}
        >
          {look.icon}
          {look.label}
        </Link>
      ))}
    </nav>
  );
}
