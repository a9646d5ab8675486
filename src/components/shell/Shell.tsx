import { Link, Outlet, useLocation, useMatches, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useLayoutEffect } from 'react';
import IconPost from '~icons/tabler/edit';
import { useShellKeys } from '@/components/shell/keys/use-shell-keys';
import { layouts } from '@/lib/settings/layout-presets';
import { tryLayout } from '@/lib/settings/settings';
import { useIsTrial, useSettings } from '@/lib/settings/use-settings';
import { useAuth } from '@/lib/auth/use-auth';
import { useLive } from '@/queries/social/live/use-live-stream';
import { useUnreadCount } from '@/queries/unread';
import { useKeptFeed } from '@/queries/social/feed/use-offline-feed';
import { Bar } from './header/TopNav';
import { Crumbs } from './header/Breadcrumbs';
import { Doors } from './navigation/PrimaryNav';
import { Footer } from './Footer';
import { OfflineBanner } from './OfflineBanner';
import { Overlays } from './overlay/ShellOverlays';
import { Sidebar } from './navigation/Sidebar';
import { Strip } from './header/Header';
import { useAround } from '@/components/ui/use-chrome-ready';

const FullscreenExit = lazy(() =>
  import('./customizer/FullscreenExit').then(({ FullscreenExit }) => ({ default: FullscreenExit })),
);
const TrialBar = lazy(() =>
  import('./customizer/LayoutTrialBar').then(({ TrialBar }) => ({ default: TrialBar })),
);

/**
 * The page inside menu, bar and footer: a sidebar where the orientation is vertical, else the top menu.
 * `main` keeps its place in the tree, so that changing the layout loses nothing on the page.
 */
export function Shell() {
  const { orientation, mainMenu } = useSettings();
  const trial = useIsTrial();
  const { user } = useAuth();
  const around = useAround();
  // Nothing is asked for beside the first content.
  const memberUid = (around && user?.uid) || null;
  const unread = useUnreadCount(memberUid);
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const asked = useSearch({ strict: false, select: ({ layout }) => layout });
  const layout = asked ? layouts[asked] : (page?.layout ?? null);
  // Where a field stands already, the button that leads to one would lie over it.
  const hasField = useLocation({ select: ({ pathname }) => pathname.startsWith('/post') });
  useLayoutEffect(() => {
    tryLayout(layout);
    return () => tryLayout(null);
  }, [layout]);
  useShellKeys();
  useLive(memberUid);
  useKeptFeed(memberUid);
  const vertical = orientation === 'vertical';
  const fullscreen = vertical && mainMenu.size === 'fullscreen';
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <div className={vertical ? `side-shell is-${mainMenu.size}` : 'top-shell'}>
        {vertical ? (
          <Sidebar size={mainMenu.size} around={around} />
        ) : (
          <Bar title={page?.title} unread={unread} around={around} />
        )}
        <div className={vertical ? 'side-body' : 'top-body'}>
          {vertical && !fullscreen && <Strip title={page?.title} unread={unread} around={around} />}
          <main id="main" className={vertical ? 'side-main' : 'top-main'} tabIndex={-1}>
            {!vertical && page?.crumbs && <Crumbs />}
            {trial && (
              <Suspense>
                <TrialBar
                  name={asked ? null : (page?.title ?? '')}
                  folds={layout !== null && 'orientation' in layout && !fullscreen}
                />
              </Suspense>
            )}
            <OfflineBanner />
            <Outlet />
          </main>
          {around && <Footer />}
        </div>
      </div>
      {around && (
        <>
          {fullscreen ? (
            <Suspense>
              <FullscreenExit />
            </Suspense>
          ) : (
            <nav className="dock" aria-label="Quick menu">
              <Doors shape="dock-i" unread={unread} />
            </nav>
          )}
          {user && !hasField && !fullscreen && (
            <nav aria-label="Write">
              <Link to="/post" className="fab" aria-label="Write a post">
                <IconPost />
              </Link>
            </nav>
          )}
          <Overlays />
        </>
      )}
    </>
  );
}
