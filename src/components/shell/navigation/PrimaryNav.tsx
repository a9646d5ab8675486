import { Link, useLocation } from '@tanstack/react-router';
import { primaryNavKeyOf, listPrimaryNav } from '@/data/primary-navigation';
import { frameText } from '@/messages/shell/frame';
import { PrimaryNavIcon } from './PrimaryNavIcon';

interface Props {
  /** Class of each link. */
  shape: 'top-nav-link' | 'bottom-nav-item';
  unread: number;
}

export function PrimaryNav({ shape, unread }: Props) {
  // The router's location changes before the page has loaded, so a press shows at once.
  const pathname = useLocation({ select: (location) => location.pathname });
  const current = primaryNavKeyOf(pathname);
  return listPrimaryNav().map((item) => {
    const { key, label, url } = item;
    const on = key === current;
    const count = key === 'notifications' && unread > 0 && (
      <b className="count">
        {unread > 99 ? '99+' : unread}
        <span className="visually-hidden"> {frameText.unread}</span>
      </b>
    );
    return (
      <Link
        key={key}
        to={url}
        className={`${shape} nav-${key}${on ? ' is-on' : ''}`}
        {...(on ? { 'aria-current': url === pathname ? ('page' as const) : true } : {})}
        {...(count ? { title: frameText.countUnread(unread) } : {})}
      >
        {shape === 'top-nav-link' ? (
          <>
            <PrimaryNavIcon name={key} />
            <span>{label}</span>
            {count}
          </>
        ) : (
          <>
            <span className="bottom-nav-icon position-relative centre">
              <PrimaryNavIcon name={key} />
              {count}
            </span>
            {'short' in item ? (
              <span>
                {item.short} <span className="visually-hidden">({label})</span>
              </span>
            ) : (
              <span>{label}</span>
            )}
          </>
        )}
      </Link>
    );
  });
}
