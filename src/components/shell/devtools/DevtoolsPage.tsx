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
      <PageHeader lead="Inject faults in this tab" />
      {allowed === undefined && <Skeleton what="the console" rows={12} />}
      {allowed === true && <FaultConsole />}
      {allowed === false && (
        <section className="card">
          <EmptyState
            title="Not available here"
            text="Use local mode, or start the service with PLAZA_DEVTOOLS=1."
            action={<FeedLink />}
          />
        </section>
      )}
    </>
  );
}
