import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { PageHeader } from '@/components/ui/PageHeader';
import { TabBar } from '@/components/ui/TabBar';
import { meOptions } from '@/queries/member';
import { Decisions } from './Decisions';
import { NotForYou } from './NotForYou';
import { Reports } from './Reports';
import '@/styles/moderation.scss';

const route = getRouteApi('/_shell/_member/moderation');

const TABS = [
  ['open', 'Open'],
  ['closed', 'Closed'],
  ['log', 'Log'],
] as const;

/** What people have reported, what was decided about it, and by whom; for moderators. */
export function ModerationPage() {
  const { data: me } = useSuspenseQuery(meOptions());
  const { tab = 'open' } = route.useSearch();
  const navigate = useNavigate();
  if (me.role !== 'moderator') return <NotForYou />;
  return (
    <>
      <PageHeader lead="Whoever is concerned is told what was decided, not by whom." />
      <div className="card stream mod">
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
    </>
  );
}
