import { lazyRouteComponent, Outlet, useRouteContext } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useShellKeys } from '@/components/shell/keys/use-shell-keys';
import { useSettings } from '@/lib/settings/use-settings';
import { useAuth } from '@/lib/auth/use-auth';
import { useUnreadNotifications } from '@/queries/social/notification';
import { usePage } from '@/components/ui/hooks/use-page';
import { SiblingsContext } from '@/components/ui/siblings-context';
import { frameText } from '@/messages/shell/frame';
import { TopNav } from './header/TopNav';
import { Breadcrumbs } from './header/Breadcrumbs';
import { PrimaryNav } from './navigation/PrimaryNav';
import { Footer } from './Footer';
import { PageLayout } from './PageLayout';
import { ConnectionNotice } from './ConnectionNotice';
import { ShellOverlays } from './overlay/ShellOverlays';
import { Sidebar } from './navigation/Sidebar';
import { Header } from './header/Header';

const FullscreenExit = lazy(() =>
  import('./customizer/FullscreenExit').then(({ FullscreenExit }) => ({ default: FullscreenExit })),
);
const SectionStrip = lazy(() =>
  import('./navigation/SectionStrip').then(({ SectionStrip }) => ({ default: SectionStrip })),
);
const sectionStrip = <SectionStrip />;
const SampleNote = lazy(() =>
  import('./sample-data/SampleNote').then(({ SampleNote }) => ({ default: SampleNote })),
);

/** Loaded by the route, beside the page: a `lazy` part would begin to load when the page is rendered. */
export const VisitorShell = lazyRouteComponent(() => import('./visitor/VisitorShell'), 'VisitorShell');

export function Shell() {
  const isVisitor = useRouteContext({ from: '/_shell', select: (context) => context.isVisitor });
  return isVisitor ? (
    <Suspense>
      <VisitorShell />
    </Suspense>
  ) : (
    <MemberShell />
  );
}

function PageSampleNote() {
  const sample = usePage()?.sample;
  return (
    sample && (
      <Suspense>
        <SampleNote of={sample} />
      </Suspense>
    )
  );
}

/**
 * `main` keeps its position in the tree, so a layout change does not remount the page. Parts that change with the page
 * read it themselves: a navigation does not render the shell again.
 */
function MemberShell() {
  const { orientation, mainMenu } = useSettings();
  const { user } = useAuth();
  const unread = useUnreadNotifications(user?.uid ?? null);
  useShellKeys();
  const vertical = orientation === 'vertical';
  const fullscreen = vertical && mainMenu.size === 'fullscreen';
  return (
    <>
      <a className="skip-link" href="#main">
        {frameText.skipToContent}
      </a>
      <div className={vertical ? `shell-vertical d-grid is-${mainMenu.size}` : 'shell-horizontal'}>
        {vertical ? <Sidebar size={mainMenu.size} /> : <TopNav unread={unread} />}
        <div className={vertical ? 'shell-body-vertical' : 'shell-body-horizontal'}>
          {vertical && !fullscreen && <Header unread={unread} />}
          <main
            id="main"
            className={vertical ? 'shell-main-vertical' : 'shell-main-horizontal'}
            tabIndex={-1}
          >
            {!vertical && <Breadcrumbs />}
            <PageLayout fullscreen={fullscreen} />
            <ConnectionNotice />
            <SiblingsContext value={sectionStrip}>
              <Outlet />
            </SiblingsContext>
            <PageSampleNote />
          </main>
          <Footer />
        </div>
      </div>
      {fullscreen ? (
        <Suspense>
          <FullscreenExit />
        </Suspense>
      ) : (
        <nav
          className="bottom-nav d-grid d-lg-none d-print-none bg-surface rule-above"
          aria-label={frameText.quickMenu}
        >
          <PrimaryNav shape="bottom-nav-item" unread={unread} />
        </nav>
      )}
      <ShellOverlays />
    </>
  );
}
