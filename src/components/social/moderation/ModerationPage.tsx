import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { RightRail } from '@/components/social/sidebar/FeedSidebar';
import { PageHeader } from '@/components/ui/PageHeader';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { TabBar } from '@/components/ui/TabBar';
import { meOptions } from '@/queries/social/member/me';
import { Decisions } from './DecisionLog';
import { NotForYou } from './ModeratorsOnly';
import { Reports } from './ReportList';
import './moderation.scss';

const route = getRouteApi('/_shell/_member/moderation');

const TABS = [
  ['open', 'Open'],
  ['closed', 'Closed'],
  ['log', 'Log'],
] as const;

/** The page in the column where all of the square is read. */
const Beside = ({ children }: { children: ReactNode }) => (
  <div className="cols cols-2">
    <div className="c-main">{children}</div>
    <RightRail />
  </div>
);

/** What people have reported, what was decided about it, and by whom; for moderators. */
export function ModerationPage() {
  const { data: me, error, refetch } = useQuery(meOptions());
  const { tab = 'open' } = route.useSearch();
  const navigate = useNavigate();
  if (!me) {
    return (
      <Beside>
        <PageHeader />
        <div className="card stream-w">
          {error ? (
            <ErrorState title="Your role is not known" error={error} retry={() => void refetch()} />
          ) : (
            <Skeleton label="Loading your role" rows={3} />
          )}
        </div>
      </Beside>
    );
  }
  if (me.role !== 'moderator') {
    return (
      <Beside>
        <NotForYou />
      </Beside>
    );
  }
  return (
    <Beside>
      <PageHeader lead="Whoever is concerned is told what was decided, not by whom." />
      <div className="card stream">
        <TabBar
          label="Reports"
          tabs={TABS}
          value={tab}
          controls="moderation"
          onChange={(next) =>
            void navigate({
              to: '/moderation',
              search: next === 'open' ? {} : { tab: next },
              replace: true,
              resetScroll: false,
            })
          }
        />
        <div role="tabpanel" id="moderation" aria-label={tab}>
          {tab === 'log' ? <Decisions /> : <Reports key={tab} state={tab} />}
        </div>
      </div>
    </Beside>
  );
}
