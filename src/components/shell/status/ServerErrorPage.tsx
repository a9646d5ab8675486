import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import IconRefresh from '~icons/tabler/refresh';
import { useReturnTo } from '@/components/account/sign-in/use-return-to';
import { CopyButton } from '@/components/ui/CopyButton';
import { formatDateTime } from '@/lib/dates/relative-time';
import { StatusPage } from './StatusPage';

const route = getRouteApi('/_bare/errors/error-500');

export function ServerErrorPage() {
  const { from, request } = route.useSearch();
  const retry = useReturnTo(from);
  // Without a request id from the service, a random one still identifies the report.
  const [requestId] = useState(() => request ?? crypto.randomUUID());
  const [at] = useState(() => new Date());
  const details = [
    `Request ID: ${requestId}`,
    `Time: ${at.toISOString()}`,
    `Page: ${from ?? 'unknown'}`,
    `Browser: ${navigator.userAgent}`,
  ].join('\n');
  return (
    <StatusPage
      eyebrow="Error 500, internal error"
      digits="50"
      view="rain"
      text="The problem is on our side. Try again; if it keeps failing, send us the details."
    >
      <button type="button" className="btn btn-primary btn-lg status-page-actions" onClick={retry}>
        <IconRefresh />
        Retry
      </button>
      <div className="status-page-details">
        <dl>
          <div>
            <dt>Request ID</dt>
            <dd>
              <code>{requestId}</code>
            </dd>
          </div>
          <div>
            <dt>Time</dt>
            <dd>
              <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
            </dd>
          </div>
        </dl>
        <CopyButton text={details} label="Copy details" />
      </div>
    </StatusPage>
  );
}
