import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import { finishCatchUp } from '@/queries/social/mutations/catch-up';
import { catchUpText } from '@/messages/social/catch-up';
import { CatchUpList } from './CatchUpList';
import { CatchUpReader } from './CatchUpReader';
import { CatchUpSpans } from './CatchUpSpans';
import { CatchUpSummary } from './CatchUpSummary';

const route = getRouteApi('/_shell/_member/catch-up');

const caughtUp = (
  <EmptyState
    title={catchUpText.caughtUp}
    text={catchUpText.caughtUpHint}
    action={
      <Link to="/" search={{ tab: 'following' }} className="btn btn-primary">
        {catchUpText.goToFollowing}
      </Link>
    }
  />
);

export function CatchUpPage() {
  const { view } = route.useSearch();
  const { data, error, refetch } = useQuery(route.useRouteContext().catchUp);
  const client = useQueryClient();
  // End of the digest that was finished last.
  const [finished, setFinished] = useState<string | null>(null);
  const finish = () => {
    if (!data || finished === data.until) return;
    setFinished(data.until);
    finishCatchUp(client, { ...data, undone: () => setFinished(null) });
  };
  const isOver = data !== undefined && (data.groups.length === 0 || finished === data.until);
  return (
    <SocialPage>
      <PageHeader lead={catchUpText.lead} />
      {view === undefined && <CatchUpSpans />}
      {!data && !error && (
        <div className="card p-5">
          <Skeleton what={catchUpText.missedPostsNoun} faces rows={4} />
        </div>
      )}
      {!data && error && (
        <div className="card p-5">
          <ErrorState title={catchUpText.loadFailed} error={error} retry={() => void refetch()} />
        </div>
      )}
      {isOver && <div className="card p-5">{caughtUp}</div>}
      {data && !isOver && view === undefined && <CatchUpSummary digest={data} />}
      {data && !isOver && view === 'list' && <CatchUpList digest={data} onEnd={finish} />}
      {data && !isOver && view === 'one' && <CatchUpReader key={data.until} digest={data} onEnd={finish} />}
    </SocialPage>
  );
}
