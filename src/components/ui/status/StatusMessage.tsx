import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { StatusArtProps } from '@/components/ui/art/StatusArt';
import IconRefresh from '~icons/tabler/refresh';
import { ApiError, isTemporaryError, NetworkError } from '@/lib/api/errors';
import { statusText } from '@/messages/ui/status';

/** Offline the art cannot load; the text renders without it. */
const LazyArt = lazy(() =>
  import('@/components/ui/art/StatusArt').then(
    ({ StatusArt }): { default: ComponentType<StatusArtProps> } => ({ default: StatusArt }),
    () => ({ default: () => null }),
  ),
);

const StatusArt = (props: StatusArtProps) => (
  <Suspense fallback={<span className="line-art d-block" />}>
    <LazyArt {...props} />
  </Suspense>
);

interface EmptyProps {
  title: string;
  text?: string;
  action?: ReactNode;
}

export const EmptyState = ({ title, text, action }: EmptyProps) => (
  <div className="status-message d-grid justify-items-center text-center">
    <StatusArt of="empty" />
    <h2 className="fs-xl">{title}</h2>
    {text && <p className="mt-1 mb-4 text-ink-2">{text}</p>}
    {action}
  </div>
);

export const OfflineState = ({ what }: { what: string }) => (
  <div className="status-message d-grid justify-items-center text-center" role="status">
    <StatusArt of="offline" />
    <h2 className="fs-xl">{statusText.youreOffline}</h2>
    <p className="mt-1 mb-4 text-ink-2">{statusText.cannotShowOffline(what)}</p>
  </div>
);

interface ErrorProps {
  title: string;
  error: unknown;
  retry?: () => void;
  /** False where no mounted query repeats the failed read. */
  recovers?: boolean;
}

const errorText = (error: unknown): string => {
  if (error instanceof NetworkError) return statusText.serviceUnreachable;
  return error instanceof Error ? error.message : statusText.somethingWentWrong;
};

/** Retry only where the app does not try again by itself: the shell's notice covers temporary errors. */
export const ErrorState = ({ title, error, retry, recovers = isTemporaryError(error) }: ErrorProps) => {
  return (
    <div
      className="status-message d-grid justify-items-center text-center"
      role={recovers ? undefined : 'alert'}
    >
      <StatusArt of={error instanceof NetworkError ? 'offline' : 'error'} />
      <h2 className="fs-xl">{title}</h2>
      <p className="mt-1 mb-4 text-ink-2">{errorText(error)}</p>
      {retry && !recovers && (
        <button type="button" className="btn btn-primary" onClick={retry}>
          <IconRefresh />
          {statusText.retry}
        </button>
      )}
      {error instanceof ApiError && (
        <code className="mt-3 fs-xs text-ink-2">{statusText.request(error.problem.requestId)}</code>
      )}
    </div>
  );
};
