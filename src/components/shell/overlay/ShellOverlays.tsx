import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { addLaterRoutes } from '@/lib/navigation/later-routes';
import { setPanels, usePanels } from '@/lib/overlays/overlay-store';
import { setMobileMenu } from '@/lib/settings/settings';
import { useSettings } from '@/lib/settings/use-settings';

const MenuDrawer = lazy(() =>
  import('@/components/shell/navigation/MenuDrawer').then(({ MenuDrawer }) => ({ default: MenuDrawer })),
);
const Customizer = lazy(() =>
  import('@/components/shell/customizer/Customizer').then(({ Customizer }) => ({ default: Customizer })),
);
const Palette = lazy(() =>
  // It offers every page there is.
  Promise.all([import('@/components/shell/palette/Palette'), addLaterRoutes()]).then(([{ Palette }]) => ({
    default: Palette,
  })),
);
const KeyHelp = lazy(() =>
  import('@/components/shell/keys/KeyHelpDialog').then(({ KeyHelp }) => ({ default: KeyHelp })),
);
const ReportDialog = lazy(() =>
  import('@/components/social/report/ReportDialog').then(({ ReportDialog }) => ({ default: ReportDialog })),
);
const PostPanel = lazy(() =>
  import('@/components/social/post-dialog/PostDialog').then(({ PostPanel }) => ({ default: PostPanel })),
);

const closeMenu = () => {
  setMobileMenu(false);
  setPanels({ horizontalMenu: false });
};

/** What opens over the page: menu, customizer, palette, the list of keys, reports and a post's dialogs, each loaded when first wanted. */
export function Overlays() {
  const { mainMenu, title } = useSettings();
  const { customizer, horizontalMenu, palette, keys, report, post } = usePanels();
  const pathname = useLocation({ select: (location) => location.pathname });
  const menuOpen = mainMenu.isMobileMenuOpen || horizontalMenu;
  useEffect(closeMenu, [pathname]);
  useEffect(() => setPanels({ backdrop: menuOpen || customizer }), [menuOpen, customizer]);
  return (
    <Suspense>
      {menuOpen && <MenuDrawer title={title} onClose={closeMenu} />}
      {palette && <Palette onClose={() => setPanels({ palette: false })} />}
      {keys && <KeyHelp onClose={() => setPanels({ keys: false })} />}
      {report && <ReportDialog subject={report} onClose={() => setPanels({ report: null })} />}
      {post && <PostPanel panel={post} onClose={() => setPanels({ post: null })} />}
      {customizer && <Customizer onClose={() => setPanels({ customizer: false })} />}
    </Suspense>
  );
}
