import {
  type AnyRoute,
  CatchBoundary,
  type ErrorComponentProps,
  useMatch,
  useRouter,
} from '@tanstack/react-router';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { isChunkLoadError } from '@/lib/navigation/chunk-load-error';

const outdatedTabError = new Error(
  'Plaza may be newer than this tab. Retry loads the page anew; your drafts are kept.',
);

/** What went wrong; the heading is the specification's, to the letter. */
function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isGone = isChunkLoadError(error);
  const retry = () => {
    // What failed to load once is never asked for again by the same page.
    if (isGone) return location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <section className="card app-error">
      <h1 tabIndex={-1}>Unexpected Application Error!</h1>
      <ErrorState
        title="This page could not be shown"
        error={isGone ? outdatedTabError : error}
        retry={retry}
      />
      {import.meta.env.DEV && error instanceof Error && (
        <details>
          <summary>Details</summary>
          <pre tabIndex={0} role="region" aria-label="Stack of the error">
            {error.stack}
          </pre>
        </details>
      )}
    </section>
  );
}

/**
 * The router's default error screen. A loader comes in one file with its page, and where that is gone after a deploy
 * the page itself is asked for: the router loads anew, once, for pages alone.
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
