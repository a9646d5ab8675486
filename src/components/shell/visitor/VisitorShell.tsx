import { Link, useLocation, useMatch, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { SignInDialog } from '@/components/social/visitor/SignInDialog';
import { VisitorProfile } from '@/components/social/visitor/VisitorProfile';
import { VisitorTag } from '@/components/social/visitor/VisitorTag';
import { VisitorThread } from '@/components/social/visitor/VisitorThread';
import { ConnectionNotice } from '@/components/shell/ConnectionNotice';
import { Footer } from '@/components/shell/Footer';
import { HomeLink } from '@/components/shell/HomeLink';
import { ShellOverlays } from '@/components/shell/overlay/ShellOverlays';
import { useAuth } from '@/lib/auth/use-auth';
import { previewLayout } from '@/lib/settings/settings';
import { visitorText } from '@/messages/shell/visitor';
import { JoinCard } from './JoinCard';

/** Around the pages that people read without an account. */
export function VisitorShell() {
  const router = useRouter();
  const { user } = useAuth();
  const here = useLocation({ select: ({ href }) => href });
  // The guard shows the member's page to who signs in, here or in another tab.
  useEffect(() => {
    if (user) void router.invalidate();
  }, [user, router]);
  useLayoutEffect(() => {
    previewLayout({ theme: 'auto' });
    return () => previewLayout(null);
  }, []);
  return (
    <>
      <a className="skip-link" href="#main">
        {visitorText.skipToContent}
      </a>
      <div className="shell-horizontal">
        <div className="top-nav-wrap d-print-none">
          <header className="top-nav is-visitors align-items-center justify-content-between">
            <HomeLink className="brand" named />
            <div className="row-1 min-w-0">
              <Link to="/auth/register" className="btn btn-sm text-reset d-none d-md-inline-flex">
                {visitorText.createAccount}
              </Link>
              <Link to="/auth/login" search={{ redirect: here }} className="btn btn-sm btn-primary">
                {visitorText.signIn}
              </Link>
            </div>
          </header>
        </div>
        <div className="shell-body-horizontal">
          <main id="main" className="shell-main-horizontal" tabIndex={-1}>
            <ConnectionNotice />
            <div className="columns">
              <div className="column-main">
                <VisitorPage />
              </div>
              <JoinCard />
            </div>
          </main>
          <Footer />
        </div>
      </div>
      <SignInDialog />
      <ShellOverlays />
    </>
  );
}

function VisitorPage() {
  const thread = useMatch({ from: '/_shell/_member/post/$postId', shouldThrow: false });
  const profile = useMatch({ from: '/_shell/_member/u/$handle', shouldThrow: false });
  const explore = useMatch({ from: '/_shell/_member/explore', shouldThrow: false });
  if (thread) return <VisitorThread postId={thread.params.postId} />;
  if (profile) {
    const tab = profile.search.tab === 'media' ? 'media' : 'posts';
    return <VisitorProfile handle={profile.params.handle} tab={tab} />;
  }
  return explore && <VisitorTag tag={(explore.search.q ?? '').slice(1)} />;
}
