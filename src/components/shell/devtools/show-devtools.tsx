import type { QueryClient } from '@tanstack/react-query';
import { ReactQueryDevtools } from '@tanstack/react-query-devtools/production';
import type { AnyRouter } from '@tanstack/react-router';
import { TanStackRouterDevtoolsInProd } from '@tanstack/react-router-devtools';
import { createRoot } from 'react-dom/client';
import { allowMarkup } from '@/lib/browser/trusted-types';

const ACTIVE = /<(?:script|iframe|object|embed|base|link|meta)\b|[\s/"']on\w+\s*=|javascript:|srcdoc/i;

interface Tools {
  router: AnyRouter;
  queryClient: QueryClient;
}

/**
 * Mounts both devtools in their own React root, so that their errors cannot break the app. Needs the
 * development document's policy, which allows inline styles.
 */
export function showDevtools({ router, queryClient }: Tools): void {
  // Their templates contain comment markers that the sanitiser would remove.
  allowMarkup((html) => !ACTIVE.test(html));
  const container = document.createElement('div');
  document.body.append(container);
  createRoot(container).render(
    <>
      <TanStackRouterDevtoolsInProd router={router} position="bottom-left" initialIsOpen={false} />
      <ReactQueryDevtools client={queryClient} buttonPosition="bottom-right" initialIsOpen={false} />
    </>,
  );
}
