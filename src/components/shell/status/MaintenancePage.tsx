import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { nextMaintenanceWindow } from './maintenance-window';
import { formatDateTime } from '@/lib/dates/relative-time';
import { healthOptions } from '@/queries/shell/health';
import { statusText } from '@/messages/shell/status';
import { StatusPage } from './StatusPage';

const RECHECK_MS = 30_000;

const ExactTime = ({ at }: { at: Date }) => <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>;

export function MaintenancePage() {
  const [now] = useState(() => new Date());
  const { data: healthy } = useQuery({ ...healthOptions(), refetchInterval: RECHECK_MS });
  const { reason, startsAt, endsAt } = nextMaintenanceWindow(now);
  const running = startsAt <= now;
  return (
    <StatusPage eyebrow={statusText.maintenance} digits="" view="works" text={reason}>
      <dl className="feed-width box bg-surface stack-3 mt-6 py-4 px-5">
        <div className="d-flex flex-wrap justify-content-between row-gap-1 column-gap-4 text-start">
          <dt className="text-ink-2 fw-medium">{running ? statusText.started : statusText.starts}</dt>
          <dd className="m-0 fw-semibold wrap-anywhere">
            <ExactTime at={startsAt} />
          </dd>
        </div>
        <div className="d-flex flex-wrap justify-content-between row-gap-1 column-gap-4 text-start">
          <dt className="text-ink-2 fw-medium">{statusText.expectedEnd}</dt>
          <dd className="m-0 fw-semibold wrap-anywhere">
            <ExactTime at={endsAt} />
          </dd>
        </div>
        <div className="d-flex flex-wrap justify-content-between row-gap-1 column-gap-4 text-start">
          <dt className="text-ink-2 fw-medium">{statusText.service}</dt>
          <dd className="m-0 fw-semibold wrap-anywhere">
            <span role="status">
              {healthy === undefined && statusText.checking}
              {healthy === true && statusText.available}
              {healthy === false && statusText.unavailable}
            </span>
          </dd>
        </div>
      </dl>
      <Link
        to="/errors/service-unavailable"
        search={{ from: '/' }}
        className="btn btn-outline-secondary btn-lg mt-6"
      >
        {statusText.viewServiceStatus}
      </Link>
    </StatusPage>
  );
}
