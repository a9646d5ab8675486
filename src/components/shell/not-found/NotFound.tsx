import { lazy, Suspense } from 'react';
import { RoutePending } from '@/components/shell/RoutePending';

const NotFoundPage = lazy(() =>
  import('./NotFoundPage').then(({ NotFoundPage }) => ({ default: NotFoundPage })),
);

/** An address the app does not know, inside the shell. Its drawing and the whole menu are loaded when they are needed. */
export const NotFound = () => (
  <Suspense fallback={<RoutePending />}>
    <NotFoundPage />
  </Suspense>
);
