import { lazy, Suspense, useRef, useState } from 'react';
import IconChevron from '~icons/tabler/chevron-down';
import IconMenu from '~icons/tabler/menu-2';
import { Mark } from '@/components/ui/art/Logo';
import { setPanels, usePanels } from '@/lib/overlays/overlay-store';
import { AccountMenu } from '@/components/shell/account-menu/AccountMenu';
import { Doors } from '@/components/shell/navigation/PrimaryNav';
import { HomeMark } from '@/components/shell/HomeLink';
import { SearchField } from './SearchField';
import { Tools } from './HeaderActions';

const MegaMenu = lazy(() =>
  import('@/components/shell/navigation/MegaMenu').then(({ MegaMenu }) => ({ default: MegaMenu })),
);

interface Props {
  /** Title of the page, shown on a phone. */
  title: string | undefined;
  unread: number;
  /** False while the first content is drawn: the bar is there, and what is in it follows. */
  around: boolean;
}

/** The bar with its doorways, above the page. */
export const Bar = ({ around, ...props }: Props) => (
  <div className="bar-wrap">
    <header className="bar" aria-busy={!around}>
      {around ? (
        <Content {...props} />
      ) : (
        <span className="brand">
          <Mark />
        </span>
      )}
    </header>
  </div>
);

function Content({ title, unread }: Omit<Props, 'around'>) {
  const { horizontalMenu } = usePanels();
  return (
    <>
      <button
        type="button"
        className="ib on-shell d-lg-none"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={horizontalMenu}
        onClick={() => setPanels({ horizontalMenu: true })}
      >
        <IconMenu />
      </button>
      <HomeMark className="brand" named />
      <span className="bar-title">{title}</span>
      <nav className="doors" aria-label="Main">
        <Doors shape="door" unread={unread} />
        <AllPages />
      </nav>
      <div className="bar-end">
        <SearchField />
        <Tools onShell />
        <AccountMenu shape="face" />
      </div>
    </>
  );
}

/** The dropdown beside More with every page of the menu in it. */
function AllPages() {
  const [wanted, setWanted] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const want = () => setWanted(true);
  return (
    <>
      <button
        type="button"
        className="door-all"
        aria-label="All pages"
        popoverTarget="all-pages"
        onPointerEnter={want}
        onFocus={want}
      >
        <IconChevron />
      </button>
      <div id="all-pages" className="mega" popover="auto" ref={panel} onToggle={want}>
        {wanted && (
          <Suspense>
            <MegaMenu onChosen={() => panel.current?.hidePopover()} />
          </Suspense>
        )}
      </div>
    </>
  );
}
