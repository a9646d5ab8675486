import { Outlet } from '@tanstack/react-router';

/** The page inside the menu, bar and footer. */
export const Shell = () => (
  <main id="main" className="top-main">
    <Outlet />
  </main>
);
