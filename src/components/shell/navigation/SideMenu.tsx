import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import IconChevron from '~icons/tabler/chevron-right';
import { Menu } from '@/components/ui/overlay/Menu';
import { Tooltip } from '@/components/ui/overlay/Tooltip';
import { menu, type MenuItem, type MenuUrl } from '@/data/navigation';
import { useAuth } from '@/lib/auth/use-auth';
import { unreadMessagesOptions } from '@/queries/social/message/conversation';
import { frameText } from '@/messages/shell/frame';
import { navigationText } from '@/messages/shell/navigation';
import { MenuIcon } from './MenuIcon';
import { readOpenGroups, writeOpenGroups } from './open-groups';

interface Props {
  /** Rows with labels, small icons above labels, or icons with tooltips. */
  shape: 'full' | 'compact' | 'icons';
}

const containsPage = (item: MenuItem, pathname: string): boolean =>
  item.url === pathname || (item.children ?? []).some((child) => child.url === pathname);

export function SideMenu({ shape }: Props) {
  const pathname = useLocation({
    select: (location) => (location.pathname === '/dashboard' ? '/' : location.pathname),
  });
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // The current page's link does not exist while its group is closed.
    const current = pathname && nav.current?.querySelector('[aria-current="page"]');
    if (current) current.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <nav
      className="sidebar-nav flex-1 scroll-y pt-half pb-3 ps-3"
      aria-label={navigationText.workspace}
      ref={nav}
    >
      {menu.map((item) => {
        if (item.isTitle) {
          return (
            <div className="sidebar-group-title row-3 mt-3 mb-2 text-shell-ink-2" key={item.key}>
              <span>{item.label}</span>
            </div>
          );
        }
        if (!item.children) return <MenuLink key={item.key} item={item} pathname={pathname} shape={shape} />;
        return shape === 'full' ? (
          <MenuGroup key={item.key} item={item} pathname={pathname} />
        ) : (
          <FlyoutGroup key={item.key} item={item} pathname={pathname} shape={shape} />
        );
      })}
    </nav>
  );
}

interface LineProps extends Props {
  item: MenuItem<MenuUrl>;
  pathname: string;
}

/** Requests are not counted: nothing waits that the member asked for. */
function UnreadMessages() {
  const { user } = useAuth();
  const { data } = useQuery({ ...unreadMessagesOptions(), enabled: user !== null });
  const count = data?.messages ?? 0;
  return (
    count > 0 && (
      <b className="count">
        {count > 99 ? '99+' : count}
        <span className="visually-hidden"> {frameText.unread}</span>
      </b>
    )
  );
}

function MenuLink({ item, pathname, shape }: LineProps) {
  if (!item.url) return null;
  const { url } = item;
  const link = (describedBy?: string) => (
    <Link
      to={url}
      className={url === pathname ? 'sidebar-item is-on' : 'sidebar-item'}
      aria-describedby={describedBy}
      {...(url === pathname ? { 'aria-current': 'page' as const } : {})}
    >
      {item.icon && <MenuIcon name={item.icon} />}
      <span>{item.label}</span>
      {item.badge && <b className="count">{item.badge.text}</b>}
      {item.key === 'chat' && <UnreadMessages />}
    </Link>
  );
  return shape === 'icons' ? (
    <Tooltip text={item.label} side="end">
      {() => link()}
    </Tooltip>
  ) : (
    link()
  );
}

function FlyoutGroup({ item, pathname, shape }: LineProps) {
  const items = (item.children ?? []).flatMap(({ label, url }) =>
    url ? [{ label, link: { to: url } }] : [],
  );
  return (
    <Menu
      label={item.label}
      className={containsPage(item, pathname) ? 'sidebar-item is-on' : 'sidebar-item'}
      align="beside"
      header={shape === 'icons' ? <b>{item.label}</b> : undefined}
      trigger={
        <>
          {item.icon && <MenuIcon name={item.icon} />}
          <span>{item.label}</span>
        </>
      }
      items={items}
    />
  );
}

function MenuGroup({ item, pathname }: Omit<LineProps, 'shape'>) {
  const current = containsPage(item, pathname);
  const [open, setOpen] = useState(() => readOpenGroups().includes(item.key));
  const [revealed, setRevealed] = useState('');
  // Opens the current page's group once; the member may close it again.
  if (current && revealed !== pathname) {
    setRevealed(pathname);
    setOpen(true);
  }
  const toggle = () => {
    setOpen(!open);
    writeOpenGroups(item.key, !open);
  };
  const id = `menu-${item.key}`;
  return (
    <>
      <button
        type="button"
        className="sidebar-item turns"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        {item.icon && <MenuIcon name={item.icon} />}
        <span>{item.label}</span>
        <IconChevron className="icon flip-in-rtl" width={18} />
      </button>
      <ul className="sidebar-submenu stack-half mt-half mb-1 ms-5 me-3 ps-4" id={id} hidden={!open}>
        {open &&
          item.children?.map(({ key, label, url }) => (
            <li key={key}>
              {url && (
                <Link
                  to={url}
                  className={`row-2 px-2 rounded-sm text-shell-ink-2 text-decoration-none${url === pathname ? ' is-on fw-semibold' : ''}`}
                  {...(url === pathname ? { 'aria-current': 'page' as const } : {})}
                >
                  {label}
                </Link>
              )}
            </li>
          ))}
      </ul>
    </>
  );
}
