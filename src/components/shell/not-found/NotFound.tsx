import { lazy, Suspense } from 'react';
import { RoutePending } from '@/components/shell/RoutePending';

const NotFoundPage = lazy(() =>
  import('./NotFoundPage').then(({ NotFoundPage }) => ({ default: NotFoundPage })),
);

export const NotFound = () => (
  <Suspense fallback={<RoutePending />}>
    <NotFoundPage />
  </Suspense>
);
