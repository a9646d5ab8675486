import { lazy, Suspense, useRef, useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
import IconMenu from '~icons/tabler/menu-2';
import { setOverlays, useOverlays } from '@/lib/overlays/overlay-store';
import { AccountMenu } from '@/components/shell/account-menu/AccountMenu';
import { PrimaryNav } from '@/components/shell/navigation/PrimaryNav';
import { HomeLink } from '@/components/shell/HomeLink';
import { headerText } from '@/messages/shell/header';
import { PageTitle } from './PageTitle';
import { SearchField } from './SearchField';
import { HeaderActions } from './HeaderActions';

const AllPages = lazy(() =>
  import('@/components/shell/navigation/AllPages').then(({ AllPages }) => ({ default: AllPages })),
);

interface Props {
  unread: number;
}

export function TopNav({ unread }: Props) {
  const { horizontalMenu } = useOverlays();
  return (
    <div className="top-nav-wrap d-print-none">
      <header className="top-nav">
        <button
          type="button"
          className="icon-button on-shell d-lg-none"
          aria-label={headerText.openMenu}
          aria-haspopup="dialog"
          aria-expanded={horizontalMenu}
          onClick={() => setOverlays({ horizontalMenu: true })}
        >
          <IconMenu />
        </button>
        <HomeLink className="brand" named />
        <span className="top-nav-title d-lg-none flex-1">
          <PageTitle />
        </span>
        <nav className="d-none d-lg-flex align-items-end gap-1 flex-1 ms-3" aria-label={headerText.main}>
          <PrimaryNav shape="top-nav-link" unread={unread} />
          <AllPagesMenu />
        </nav>
        <div className="row-1 min-w-0">
          <SearchField />
          <HeaderActions onShell />
          <AccountMenu shape="face" />
        </div>
      </header>
    </div>
  );
}

function AllPagesMenu() {
  const [loaded, setLoaded] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const load = () => setLoaded(true);
  return (
    <>
      <button
        type="button"
        className="icon-button icon-button-sm on-shell align-self-center"
        aria-label={headerText.allPages}
        popoverTarget="all-pages"
        onPointerEnter={load}
        onFocus={load}
      >
        <IconChevron />
      </button>
      <div id="all-pages" className="mega-menu menu" popover="auto" ref={panel} onToggle={load}>
        {loaded && (
          <Suspense>
            <AllPages onChosen={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  );
}
