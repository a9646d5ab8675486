import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import IconRefresh from '~icons/tabler/refresh';
import { useReturnTo } from '@/components/account/sign-in/use-return-to';
import { statusText } from '@/messages/shell/status';
import { StatusPage } from './StatusPage';
import { useHealthWatch } from './use-health-watch';

const route = getRouteApi('/_bare/errors/service-unavailable');
/** Time to read the "available again" message, in ms. */
const RETURN_DELAY_MS = 2000;

/** Returns to `from` in the address once the service answers. */
export function ServiceUnavailablePage() {
  const { from } = route.useSearch();
  const goBack = useReturnTo(from);
  const { healthy, checking, secondsLeft, checkCount, checkNow } = useHealthWatch();
  useEffect(() => {
    if (!healthy || from === undefined) return undefined;
    const timer = setTimeout(goBack, RETURN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [healthy, from, goBack]);
  return (
    <StatusPage
      eyebrow={statusText.error503ServiceUnavailable}
      digits="53"
      view={healthy ? 'open' : 'rain'}
      text={statusText.notResponding}
    >
      <p className="min-h-line mt-4 fw-semibold" role="status">
        {healthy && (from === undefined ? statusText.serviceBack : statusText.serviceBackReturning)}
        {!healthy && checkCount > 0 && statusText.stillUnavailable}
      </p>
      {healthy ? (
        <Link to="/" className="btn btn-primary btn-lg mt-6">
          {statusText.goToFeed}
        </Link>
      ) : (
        <button
          type="button"
          className="btn btn-primary btn-lg mt-6"
          aria-disabled={checking || undefined}
          onClick={() => {
            if (!checking) checkNow();
          }}
        >
          <IconRefresh />
          {checking ? statusText.checking : statusText.tryNow(secondsLeft)}
        </button>
      )}
    </StatusPage>
  );
}
