import {
  type AnyRoute,
  CatchBoundary,
  type ErrorComponentProps,
  useMatch,
  useRouter,
} from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { isUnreachable, onReachableAgain } from '@/lib/api/reachability';
import { isChunkLoadError, reloadWhenFetched } from '@/lib/navigation/chunk-load-error';
import { frameText } from '@/messages/shell/frame';

const outdatedTabError = () => new Error(frameText.newVersion);

const notStoredError = () => new Error(frameText.notStored);

function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isGone = isChunkLoadError(error);
  const retry = () => {
    // A module that failed to load fails for the rest of the page's life; only a reload fetches it again.
    if (isGone) return location.reload();
    reset();
    void router.invalidate();
  };
  const retryOnline = useEffectEvent((signal: AbortSignal) =>
    isGone ? void reloadWhenFetched(error, signal) : retry(),
  );
  useEffect(() => {
    const left = new AbortController();
    const listener = () => retryOnline(left.signal);
    window.addEventListener('online', listener, { signal: left.signal });
    const stop = onReachableAgain(listener);
    return () => {
      left.abort();
      stop();
    };
  }, []);
  // Of a service that does not answer, not of a newer build.
  const isNotStored = isGone && (!navigator.onLine || isUnreachable());
  const title = navigator.onLine ? frameText.unreachableTitle : frameText.offlineTitle;
  return (
    <section className="card py-8 px-5 text-center">
      <h1 tabIndex={-1}>{isNotStored ? title : frameText.somethingWentWrong}</h1>
      <ErrorState
        title={frameText.pageNotLoaded}
        error={isNotStored ? notStoredError() : isGone ? outdatedTabError() : error}
        retry={retry}
        recovers={false}
      />
      {import.meta.env.DEV && error instanceof Error && (
        <details>
          <summary>{frameText.details}</summary>
          <pre className="scroll-list" tabIndex={0} role="region" aria-label={frameText.errorStack}>
            {error.stack}
          </pre>
        </details>
      )}
    </section>
  );
}

/**
 * Default error component. A route's chunk may be missing after a deploy; the router reloads the page once,
 * but only for component chunks, so a loader's chunk error is handled here.
 */
export function RouteError(props: ErrorComponentProps) {
  const { routesById } = useRouter();
  const routeId = useMatch({
    strict: false,
    shouldThrow: false,
    select: (match) => match.routeId,
  });
  const route = Reflect.get(routesById, routeId ?? '') as AnyRoute | undefined;
  const Page = route?.options.component;
  if (!isChunkLoadError(props.error) || !Page?.preload) return <ErrorScreen {...props} />;
  return (
    <CatchBoundary getResetKey={() => routeId} errorComponent={ErrorScreen}>
      <Page />
    </CatchBoundary>
  );
}
