import { Outlet, useMatches, useRouteContext, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useLayoutEffect } from 'react';
import { useShellKeys } from '@/components/shell/keys/use-shell-keys';
import { layoutPresets } from '@/lib/settings/layout-presets';
import { previewLayout } from '@/lib/settings/settings';
import { useIsPreviewingLayout, useSettings } from '@/lib/settings/use-settings';
import { useAuth } from '@/lib/auth/use-auth';
import { useUnreadNotifications } from '@/queries/social/notification';
import { SiblingsContext } from '@/components/ui/siblings-context';
import { frameText } from '@/messages/shell/frame';
import { pageText } from '@/messages/shell/page';
import { TopNav } from './header/TopNav';
import { Breadcrumbs } from './header/Breadcrumbs';
import { PrimaryNav } from './navigation/PrimaryNav';
import { Footer } from './Footer';
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
const TrialBar = lazy(() =>
  import('./customizer/LayoutTrialBar').then(({ LayoutTrialBar }) => ({ default: LayoutTrialBar })),
);

const SampleNote = lazy(() =>
  import('./sample-data/SampleNote').then(({ SampleNote }) => ({ default: SampleNote })),
);
const VisitorShell = lazy(() =>
  import('./visitor/VisitorShell').then(({ VisitorShell }) => ({ default: VisitorShell })),
);

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

/** `main` keeps its position in the tree, so a layout change does not remount the page. */
function MemberShell() {
  const { orientation, mainMenu } = useSettings();
  const trial = useIsPreviewingLayout();
  const { user } = useAuth();
  const unread = useUnreadNotifications(user?.uid ?? null);
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const title = page?.title && pageText.name(page.title);
  const layoutInUrl = useSearch({ strict: false, select: ({ layout }) => layout });
  const layout = layoutInUrl ? layoutPresets[layoutInUrl] : (page?.layout ?? null);
  useLayoutEffect(() => {
    previewLayout(layout);
    return () => previewLayout(null);
  }, [layout]);
  useShellKeys();
  const vertical = orientation === 'vertical';
  const fullscreen = vertical && mainMenu.size === 'fullscreen';
  return (
    <>
      <a className="skip-link" href="#main">
        {frameText.skipToContent}
      </a>
      <div className={vertical ? `shell-vertical is-${mainMenu.size}` : 'shell-horizontal'}>
        {vertical ? <Sidebar size={mainMenu.size} /> : <TopNav title={title} unread={unread} />}
        <div className={vertical ? 'shell-body-vertical' : 'shell-body-horizontal'}>
          {vertical && !fullscreen && <Header page={page} unread={unread} />}
          <main
            id="main"
            className={vertical ? 'shell-main-vertical' : 'shell-main-horizontal'}
            tabIndex={-1}
          >
            {!vertical && <Breadcrumbs crumbs={page?.crumbs} />}
            {trial && (
              <Suspense fallback={<div className="layout-trial-bar" />}>
                <TrialBar
                  name={layoutInUrl ? null : (title ?? '')}
                  folds={layout !== null && 'orientation' in layout && !fullscreen}
                />
              </Suspense>
            )}
            <ConnectionNotice />
            <SiblingsContext value={sectionStrip}>
              <Outlet />
            </SiblingsContext>
            {page?.sample && (
              <Suspense>
                <SampleNote of={page.sample} />
              </Suspense>
            )}
          </main>
          <Footer />
        </div>
      </div>
      {fullscreen ? (
        <Suspense>
          <FullscreenExit />
        </Suspense>
      ) : (
        <nav className="bottom-nav" aria-label={frameText.quickMenu}>
          <PrimaryNav shape="bottom-nav-item" unread={unread} />
        </nav>
      )}
      <ShellOverlays />
    </>
  );
}
