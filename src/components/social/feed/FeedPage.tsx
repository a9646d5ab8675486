import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useDeferredValue, useState } from 'react';
import type { FeedTab } from '@contract/feed';
import { ComposerPlaceholder } from '@/components/social/composer/ComposerPlaceholder';
import { OutboxBanner } from '@/components/social/outbox/OutboxBanner';
import { PagedPostList } from '@/components/social/post/list/PagedPostList';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { TabBar } from '@/components/ui/TabBar';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { showToast } from '@/lib/overlays/toast';
import { type feedOptions, newPostsOptions } from '@/queries/social/feed/feed';
import { useResumeReading } from './use-resume-reading';

// Beside the feed from 1200 px on; a phone never loads them.
const LeftCorner = lazy(() =>
  import('./ProfileSummary').then(({ ProfileSummary: LeftCorner }) => ({ default: LeftCorner })),
);
const RightRail = lazy(() =>
  import('@/components/social/sidebar/FeedSidebar').then(({ FeedSidebar: RightRail }) => ({
    default: RightRail,
  })),
);
// Comes with the first post that waits, or ahead of it.
const NewPosts = lazy(() =>
  import('./NewPostsButton').then(({ NewPostsButton: NewPosts }) => ({ default: NewPosts })),
);
const Floating = lazy(() =>
  import('./FeedFloatingActions').then(({ FeedFloatingActions: Floating }) => ({ default: Floating })),
);

/** Both addresses of the feed are one page: `/` is the one to remember. */
const CANONICAL = `${globalThis.location.origin}${import.meta.env.BASE_URL}`;

const TABS = [
  ['for-you', 'For you'],
  ['following', 'Following'],
] as const;

/** The feed: composer, tabs and the live list of posts; at `/` and `/dashboard` alike. */
export function FeedPage({ feed }: { feed: ReturnType<typeof feedOptions> }) {
  const chosen = useSearch({
    strict: false,
    select: (search): FeedTab => (search.tab === 'following' ? 'following' : 'for-you'),
  });
  // The press shows at once, its list a moment later: posts are drawn in steps that hold nothing up.
  const [pressed, setPressed] = useState<FeedTab | null>(null);
  if (pressed === chosen) setPressed(null);
  const tab = useDeferredValue(chosen);
  const options = useDeferredValue(feed);
  const client = useQueryClient();
  const navigate = useNavigate();
  const wide = useMediaQuery('(min-width: 1200px)');
  const { data: waiting } = useQuery(newPostsOptions(tab));
  const [busy, setBusy] = useState(false);
  const { visit, remember, goBack, isFound, dismiss } = useResumeReading(tab);

  const toTop = useCallback(() => {
    // After the list has grown by what is new.
    requestAnimationFrame(() => requestAnimationFrame(() => window.scrollTo({ top: 0 })));
  }, []);
  const show = useCallback(async () => {
    setBusy(true);
    try {
      remember();
      const { showNewPosts: showNew } = await import('@/queries/social/feed/feed-pages');
      await showNew(client, tab);
      toTop();
    } catch (error) {
      showToast({
        type: 'error',
        title: 'The new posts did not load',
        ...(error instanceof Error ? { text: error.message } : {}),
      });
    } finally {
      setBusy(false);
    }
  }, [client, tab, toTop, remember]);

  return (
    <div className="cols cols-3">
      <link rel="canonical" href={CANONICAL} />
      {wide && (
        <Suspense fallback={<aside className="c-left" aria-busy="true" />}>
          <LeftCorner />
        </Suspense>
      )}
      <div className="c-main">
        <h1 className="visually-hidden" tabIndex={-1}>
          Feed
        </h1>
        <ComposerPlaceholder name="post" onSent={toTop} />
        <OutboxBanner />
        <div className="card stream">
          <TabBar
            label="Feed"
            tabs={TABS}
            value={pressed ?? chosen}
            controls="feed-panel"
            onChange={(next) => {
              setPressed(next);
              void navigate({
                to: '.',
                search: next === 'for-you' ? {} : { tab: next },
                resetScroll: false,
              });
            }}
          />
          {/* It floats, so that nothing moves when it comes. */}
          <div className="new-posts-slot" role="status">
            {waiting.length > 0 && (
              <Suspense>
                <NewPosts waiting={waiting} busy={busy} onShow={() => void show()} />
              </Suspense>
            )}
          </div>
          <div
            role="tabpanel"
            id="feed-panel"
            aria-label={tab === 'for-you' ? 'For you' : 'Following'}
            aria-busy={tab !== chosen}
          >
            <PagedPostList
              key={`${tab}.${visit}`}
              options={options}
              label={tab === 'for-you' ? 'For you' : 'Following'}
              end="You are caught up"
              restoresPosition
              showNew={() => void show()}
              fillGap={async (key) =>
                (await import('@/queries/social/feed/feed-pages')).fillGap(client, tab, key)
              }
              empty={
                <EmptyState
                  title="It is quiet here"
                  text="Follow a few people and their posts arrive on this square."
                  action={
                    <Link to="/explore" className="btn btn-primary">
                      Explore the square
                    </Link>
                  }
                />
              }
            />
          </div>
        </div>
      </div>
      {wide && (
        <Suspense fallback={<aside className="c-right" aria-busy="true" />}>
          <RightRail withFooterLinks />
        </Suspense>
      )}
      <Suspense>
        <Floating resume={isFound ? { goBack, dismiss } : null} />
      </Suspense>
    </div>
  );
}
