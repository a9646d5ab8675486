import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import IconRefresh from '~icons/tabler/refresh';
import { useReturnTo } from '@/components/account/sign-in/use-return-to';
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
      eyebrow="Error 503, service unavailable"
      digits="53"
      view={healthy ? 'open' : 'rain'}
      text="The service is not responding. Your drafts are saved on this device. We keep retrying."
    >
      <p className="status-page-note" role="status">
        {healthy &&
          (from === undefined ? 'The service is back.' : 'The service is back. Returning to your page.')}
        {!healthy && checkCount > 0 && 'Still unavailable.'}
      </p>
      {healthy ? (
        <Link to="/" className="btn btn-primary btn-lg status-page-actions">
          Go to the feed
        </Link>
      ) : (
        <button
          type="button"
          className="btn btn-primary btn-lg status-page-actions"
          aria-disabled={checking || undefined}
          onClick={() => {
            if (!checking) checkNow();
          }}
        >
          <IconRefresh />
          {checking ? 'Checking' : `Try now (retrying in ${secondsLeft} s)`}
        </button>
      )}
    </StatusPage>
  );
}
