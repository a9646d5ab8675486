import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { closeHorizontalMenu, setOverlays, useOverlays } from '@/lib/overlays/overlay-store';
import { setMobileMenu } from '@/lib/settings/settings';
import { useSettings } from '@/lib/settings/use-settings';

const MenuDrawer = lazy(() =>
  import('@/components/shell/navigation/MenuDrawer').then(({ MenuDrawer }) => ({ default: MenuDrawer })),
);
const Customizer = lazy(() =>
  import('@/components/shell/customizer/Customizer').then(({ Customizer }) => ({ default: Customizer })),
);
const Palette = lazy(() =>
  import('@/components/shell/palette/Palette').then(({ Palette }) => ({ default: Palette })),
);
const KeyHelp = lazy(() =>
  import('@/components/shell/keys/KeyHelpDialog').then(({ KeyHelpDialog }) => ({
    default: KeyHelpDialog,
  })),
);
const ReportDialog = lazy(() =>
  import('@/components/social/report/ReportDialog').then(({ ReportDialog }) => ({ default: ReportDialog })),
);
const PostPanel = lazy(() =>
  import('@/components/social/post-dialog/PostDialog').then(({ PostDialog }) => ({
    default: PostDialog,
  })),
);

const closeMenu = () => {
  setMobileMenu(false);
  closeHorizontalMenu();
};

export function ShellOverlays() {
  const { mainMenu, title } = useSettings();
  const { customizer, horizontalMenu, palette, keys, report, post } = useOverlays();
  const pathname = useLocation({ select: (location) => location.pathname });
  const menuOpen = mainMenu.isMobileMenuOpen || horizontalMenu;
  useEffect(closeMenu, [pathname]);
  useEffect(() => setOverlays({ backdrop: menuOpen || customizer }), [menuOpen, customizer]);
  return (
    <Suspense>
      {menuOpen && <MenuDrawer title={title} onClose={closeMenu} />}
      {palette && <Palette onClose={() => setOverlays({ palette: false })} />}
      {keys && <KeyHelp onClose={() => setOverlays({ keys: false })} />}
      {report && <ReportDialog subject={report} onClose={() => setOverlays({ report: null })} />}
      {post && <PostPanel panel={post} onClose={() => setOverlays({ post: null })} />}
      {customizer && <Customizer onClose={() => setOverlays({ customizer: false })} />}
    </Suspense>
  );
}
