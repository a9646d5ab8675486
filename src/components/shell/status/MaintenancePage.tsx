import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { nextMaintenanceWindow } from './maintenance-window';
import { formatDateTime } from '@/lib/dates/relative-time';
import { healthOptions } from '@/queries/shell/health';
import { StatusPage } from './StatusPage';

const RECHECK_MS = 30_000;

const ExactTime = ({ at }: { at: Date }) => <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>;

export function MaintenancePage() {
  const [now] = useState(() => new Date());
  const { data: healthy } = useQuery({ ...healthOptions(), refetchInterval: RECHECK_MS });
  const { reason, startsAt, endsAt } = nextMaintenanceWindow(now);
  const running = startsAt <= now;
  return (
    <StatusPage eyebrow="Maintenance" digits="" view="works" text={reason}>
      <dl className="status-page-details">
        <div>
          <dt>{running ? 'Started' : 'Starts'}</dt>
          <dd>
            <ExactTime at={startsAt} />
          </dd>
        </div>
        <div>
          <dt>Expected end</dt>
          <dd>
            <ExactTime at={endsAt} />
          </dd>
        </div>
        <div>
          <dt>Service</dt>
          <dd>
            <span role="status">
              {healthy === undefined && 'Checking'}
              {healthy === true && 'Available'}
              {healthy === false && 'Unavailable. Checking every 30 seconds.'}
            </span>
          </dd>
        </div>
      </dl>
      <Link
        to="/errors/service-unavailable"
        search={{ from: '/' }}
        className="btn btn-outline-secondary btn-lg status-page-actions"
      >
        View service status
      </Link>
    </StatusPage>
  );
}
