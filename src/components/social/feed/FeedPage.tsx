import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useDeferredValue, useState } from 'react';
import type { FeedTab } from '@contract/feed/feed';
import { ComposerPlaceholder } from '@/components/social/composer/ComposerPlaceholder';
import { OutboxBanner } from '@/components/social/outbox/OutboxBanner';
import { PagedPostList } from '@/components/social/post/list/PagedPostList';
import { scrollToTop, useShowNew } from '@/components/social/post/list/use-show-new';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { TabBar } from '@/components/ui/control/TabBar';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { OUTBOX_KEY } from '@/queries/outbox/outbox-types';
import type { feedOptions } from '@/queries/social/feed/feed';
import { useNewPosts } from '@/queries/social/feed/use-new-posts';
import {
  Arcade,
  CatchUpChip,
  FeedColumn,
  FeedFloatingActions,
  MemberColumn,
  NewPostsButton,
} from './lazy-surroundings';
import { lacksTop } from '@/queries/social/post/page-start';
import type { meOptions } from '@/queries/social/member/me';
import { feedText } from '@/messages/social/feed';
import { ArcadePlaceholder } from './ArcadePlaceholder';
import { useResumeReading } from './use-resume-reading';

const SendingFeedPosts = lazy(() =>
  import('@/components/social/composer/SendingPosts').then(({ SendingFeedPosts }) => ({
    default: SendingFeedPosts,
  })),
);

const FirstSteps = lazy(() => import('./FirstSteps').then((steps) => ({ default: steps.FirstSteps })));

/** `/` and `/dashboard` show the same feed. */
const CANONICAL = `${globalThis.location.origin}${import.meta.env.BASE_URL}`;

const tabNames = () =>
  [
    ['for-you', feedText.forYou],
    ['following', feedText.following],
  ] as const;

interface Props {
  feed: ReturnType<typeof feedOptions>;
  me: ReturnType<typeof meOptions>;
}

export function FeedPage({ feed, me }: Props) {
  const chosen = useSearch({
    strict: false,
    select: (search): FeedTab => (search.tab === 'following' ? 'following' : 'for-you'),
  });
  // The pressed tab shows at once; its list renders deferred.
  const [pressed, setPressed] = useState<FeedTab | null>(null);
  if (pressed === chosen) setPressed(null);
  const tab = useDeferredValue(chosen);
  const options = useDeferredValue(feed);
  const client = useQueryClient();
  const navigate = useNavigate();
  const wide = useMediaQuery('(min-width: 1200px)');
  const waiting = useNewPosts(tab);
  const { data: isNew } = useQuery({ ...me, select: ({ welcome }) => welcome !== null });
  const isSending = useIsMutating({ mutationKey: [OUTBOX_KEY] }) > 0;
  const { busy, showNew } = useShowNew(tab);
  const { visit, remember, goBack, isFound, dismiss } = useResumeReading(tab);

  // The own post is above the anchor; a reader who has moved on stays there.
  const keepTop = useCallback(() => {
    if (window.scrollY < window.innerHeight / 2) scrollToTop();
  }, []);
  const loadNew = () => {
    remember();
    void showNew();
  };
  const goToTop = () => {
    if (lacksTop(client.getQueryData(options.queryKey)?.pages ?? [])) loadNew();
    else window.scrollTo({ top: 0 });
  };

  return (
    <div className="columns">
      <link rel="canonical" href={CANONICAL} />
      {wide && (
        <Suspense fallback={<div className="column-left" />}>
          <MemberColumn />
        </Suspense>
      )}
      <div className="column-main">
        <h1 className="visually-hidden" tabIndex={-1}>
          {feedText.feed}
        </h1>
        {/* Its height is reserved, so that the faces shift nothing. */}
        <div className="card arcade d-grid cols-1 overflow-hidden mb-3">
          <Suspense fallback={<ArcadePlaceholder />}>
            <Arcade />
          </Suspense>
        </div>
        <ComposerPlaceholder name="post" onSent={keepTop} />
        <OutboxBanner />
        {isNew && (
          <div className="card first-steps mb-4">
            <Suspense>
              <FirstSteps />
            </Suspense>
          </div>
        )}
        <div className="card stream">
          <TabBar
            label={feedText.feed}
            tabs={tabNames()}
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
          >
            <Suspense>
              <CatchUpChip />
            </Suspense>
          </TabBar>
          {/* Floats, so that appearing shifts nothing. */}
          <div className="new-posts-slot" role="status">
            {waiting.length > 0 && (
              <Suspense>
                <NewPostsButton waiting={waiting} busy={busy} onShow={loadNew} />
              </Suspense>
            )}
          </div>
          {isSending && (
            <Suspense>
              <SendingFeedPosts />
            </Suspense>
          )}
          <div
            role="tabpanel"
            id="feed-panel"
            aria-label={tab === 'for-you' ? feedText.forYou : feedText.following}
            aria-busy={tab !== chosen}
          >
            <PagedPostList
              key={`${tab}.${visit}`}
              options={options}
              label={tab === 'for-you' ? feedText.forYou : feedText.following}
              end={feedText.caughtUp}
              restoresPosition
              showNew={loadNew}
              fillGap={async (key) =>
                (await import('@/queries/social/feed/feed-pages')).fillGap(client, tab, key)
              }
              empty={
                <EmptyState
                  title={feedText.empty}
                  text={feedText.emptyHint}
                  action={
                    <Link to="/explore" className="btn btn-primary">
                      {feedText.exploreTheSquare}
                    </Link>
                  }
                />
              }
            />
          </div>
        </div>
      </div>
      {wide && (
        <Suspense fallback={<div className="column-right" />}>
          <FeedColumn />
        </Suspense>
      )}
      <Suspense>
        <FeedFloatingActions resume={isFound ? { goBack, dismiss } : null} goToTop={goToTop} />
      </Suspense>
    </div>
  );
}
