import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { setPanels, usePanels } from '@/lib/panels';
import { setMobileMenu } from '@/lib/settings';
import { useSettings } from '@/lib/settings-react';

const MenuDrawer = lazy(() => import('./MenuDrawer').then(({ MenuDrawer }) => ({ default: MenuDrawer })));
const Customizer = lazy(() =>
  import('./customizer/Customizer').then(({ Customizer }) => ({ default: Customizer })),
);

const closeMenu = () => {
  setMobileMenu(false);
  setPanels({ horizontalMenu: false });
};

/** What slides over the page: the menu drawer and the customizer, each loaded when first opened. */
export function Overlays() {
  const { mainMenu, title } = useSettings();
  const { customizer, horizontalMenu } = usePanels();
  const pathname = useLocation({ select: (location) => location.pathname });
  const menuOpen = mainMenu.isMobileMenuOpen || horizontalMenu;
  useEffect(closeMenu, [pathname]);
  useEffect(() => setPanels({ backdrop: menuOpen || customizer }), [menuOpen, customizer]);
  return (
    <Suspense>
      {menuOpen && <MenuDrawer title={title} onClose={closeMenu} />}
      {customizer && <Customizer onClose={() => setPanels({ customizer: false })} />}
    </Suspense>
  );
}
