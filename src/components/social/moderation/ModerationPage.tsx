import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { TabBar } from '@/components/ui/control/TabBar';
import { meOptions } from '@/queries/social/member/me';
import { useModerationCount } from '@/queries/social/moderation/moderation-count';
import { moderationText } from '@/messages/social/moderation';
import { AppealList } from './AppealList';
import { DecisionLog } from './DecisionLog';
import { ModeratorsOnly } from './ModeratorsOnly';
import { ReportList } from './ReportList';

const route = getRouteApi('/_shell/_member/moderation');

const TABS = [
  ['open', moderationText.open],
  ['appeals', moderationText.appeals],
  ['closed', moderationText.closed],
  ['log', moderationText.log],
] as const;

export function ModerationPage() {
  const { data: me, error, refetch } = useQuery(meOptions());
  const { tab = 'open' } = route.useSearch();
  const navigate = useNavigate();
  const open = useModerationCount();
  if (!me) {
    return (
      <SocialPage>
        <PageHeader />
        <div className="card stream-inset">
          {error ? (
            <ErrorState title={moderationText.roleLoadFailed} error={error} retry={() => void refetch()} />
          ) : (
            <Skeleton what={moderationText.role} rows={3} />
          )}
        </div>
      </SocialPage>
    );
  }
  if (me.role !== 'moderator') {
    return (
      <SocialPage>
        <ModeratorsOnly />
      </SocialPage>
    );
  }
  return (
    <SocialPage>
      <PageHeader lead={open ? moderationText.openCount(open) : moderationText.lead} />
      <div className="card stream">
        <TabBar
          label={moderationText.reports}
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
        <div role="tabpanel" id="moderation" aria-label={TABS.find(([value]) => value === tab)?.[1]}>
          {tab === 'log' && <DecisionLog />}
          {tab === 'appeals' && <AppealList />}
          {(tab === 'open' || tab === 'closed') && <ReportList key={tab} state={tab} moderator={me.handle} />}
        </div>
      </div>
    </SocialPage>
  );
}
