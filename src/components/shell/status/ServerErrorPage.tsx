import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import IconRefresh from '~icons/tabler/refresh';
import { useReturnTo } from '@/components/account/sign-in/use-return-to';
import { CopyButton } from '@/components/ui/CopyButton';
import { formatDateTime } from '@/lib/dates/relative-time';
import { statusText } from '@/messages/shell/status';
import { StatusPage } from './StatusPage';

const route = getRouteApi('/_bare/errors/error-500');

export function ServerErrorPage() {
  const { from, request } = route.useSearch();
  const retry = useReturnTo(from);
  // Without a request id from the service, a random one still identifies the report.
  const [requestId] = useState(() => request ?? crypto.randomUUID());
  const [at] = useState(() => new Date());
  const details = [
    statusText.requestIdOf(requestId),
    statusText.timeOf(at.toISOString()),
    statusText.pageOf(from ?? statusText.unknownPage),
    statusText.browserOf(navigator.userAgent),
  ].join('\n');
  return (
    <StatusPage
      eyebrow={statusText.error500InternalError}
      digits="50"
      view="rain"
      text={statusText.serverErrorText}
    >
      <button type="button" className="btn btn-primary btn-lg mt-6" onClick={retry}>
        <IconRefresh />
        {statusText.retry}
      </button>
      <div className="feed-width box bg-surface stack-3 mt-6 py-4 px-5">
        <dl className="stack-3 w-100">
          <div className="d-flex flex-wrap justify-content-between row-gap-1 column-gap-4 text-start">
            <dt className="text-ink-2 fw-medium">{statusText.requestId}</dt>
            <dd className="m-0 fw-semibold wrap-anywhere">
              <code>{requestId}</code>
            </dd>
          </div>
          <div className="d-flex flex-wrap justify-content-between row-gap-1 column-gap-4 text-start">
            <dt className="text-ink-2 fw-medium">{statusText.time}</dt>
            <dd className="m-0 fw-semibold wrap-anywhere">
              <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
            </dd>
          </div>
        </dl>
        <CopyButton text={details} label={statusText.copyDetails} />
      </div>
    </StatusPage>
  );
}
