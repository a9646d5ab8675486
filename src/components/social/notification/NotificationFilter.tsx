import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { NotificationKind } from '@contract/notification';
import { notificationKinds } from './notification-kinds';

interface Props {
  /** Undefined shows all kinds. */
  kind: NotificationKind | undefined;
  unread: number;
}

const centerX = (box: Element) => {
  const { left, width } = box.getBoundingClientRect();
  return left + width / 2;
};

export function NotificationFilter({ kind, unread }: Props) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const selected = row.current?.children[kind ? NotificationKind.options.indexOf(kind) + 1 : 0];
    // Scrolls the row only: scrollIntoView would also move a page whose reading position was restored.
    if (row.current && selected) row.current.scrollLeft += centerX(selected) - centerX(row.current);
  }, [kind]);
  return (
    <nav className="chips chips-wrap" aria-label="Filter by kind" ref={row}>
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
