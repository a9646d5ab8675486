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
 * Shows the router's tools at the bottom left and the query cache's at the bottom right, in a root of their own: a fault
 * of theirs leaves the app standing. Only for the developers' document, whose policy lets them write styles.
 */
export function showDevtools({ router, queryClient }: Tools): void {
  // Their parts are built from templates with comment marks, which a sanitiser would take out.
  allowMarkup((html) => !ACTIVE.test(html));
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <>
      <TanStackRouterDevtoolsInProd router={router} position="bottom-left" initialIsOpen={false} />
      <ReactQueryDevtools client={queryClient} buttonPosition="bottom-right" initialIsOpen={false} />
    </>,
  );
}
