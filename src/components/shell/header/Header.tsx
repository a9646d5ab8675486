import { Link } from '@tanstack/react-router';
import IconBell from '~icons/tabler/bell';
import IconMenu from '~icons/tabler/menu-2';
import IconSearch from '~icons/tabler/search';
import { hasSidebar } from '@/lib/settings/menu-size';
import { setMobileMenu } from '@/lib/settings/settings';
import { useSettings } from '@/lib/settings/use-settings';
import { AccountMenu } from '@/components/shell/account-menu/AccountMenu';
import { Breadcrumbs } from './Breadcrumbs';
import { HomeLink } from '@/components/shell/HomeLink';
import { headerText } from '@/messages/shell/header';
import { PageTitle } from './PageTitle';
import { PaletteButton } from './PaletteButton';
import { HeaderActions } from './HeaderActions';

interface Props {
  unread: number;
}

export function Header({ unread }: Props) {
  const { title: home, mainMenu } = useSettings();
  const hasSidebarMenu = hasSidebar(mainMenu.size);
  return (
    <header className="header d-print-none">
      <button
        type="button"
        className={hasSidebarMenu ? 'icon-button d-lg-none' : 'icon-button'}
        aria-label={headerText.openMenu}
        aria-haspopup="dialog"
        aria-expanded={mainMenu.isMobileMenuOpen}
        onClick={() => setMobileMenu(true)}
      >
        <IconMenu />
      </button>
      <HomeLink className={hasSidebarMenu ? 'header-logo d-lg-none' : 'header-logo'} />
      <b className="header-title d-lg-none flex-1 ms-2">
        <PageTitle otherwise={home} />
      </b>
      <Breadcrumbs />
      <PaletteButton className="palette-button hoverable d-none d-lg-flex align-items-center gap-2 min-h-md ms-auto text-nowrap">
        <IconSearch />
        <span className="me-auto">{headerText.searchOrJumpTo}</span>
      </PaletteButton>
      <div className="d-flex gap-1">
        <HeaderActions />
        <Link
          to="/notifications"
          className={unread > 0 ? 'icon-button has-dot' : 'icon-button'}
          aria-label={unread > 0 ? headerText.unreadNotifications(unread) : headerText.notifications}
        >
          <IconBell />
          {unread > 0 && <i />}
        </Link>
        {!hasSidebarMenu && <AccountMenu shape="face" />}
      </div>
    </header>
  );
}
