import { useQuery } from '@tanstack/react-query';
import { PageHeader } from '@/components/ui/PageHeader';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { FeedLink } from '@/components/ui/FeedLink';
import { devtoolsOptions } from '@/queries/shell/devtools';
import { FaultConsole } from './FaultConsole';

export function DevtoolsPage() {
  const { data: allowed } = useQuery(devtoolsOptions());
  return (
    <>
      <PageHeader lead="Faults on demand, for this tab alone" />
      {allowed === undefined && <Skeleton label="Looking whether it may be used" rows={4} />}
      {allowed === true && <FaultConsole />}
      {allowed === false && (
        <section className="card">
          <EmptyState
            title="Not available here"
            text="The console works in local mode, and where the service is started with PLAZA_DEVTOOLS=1."
            action={<FeedLink />}
          />
        </section>
      )}
    </>
  );
}
