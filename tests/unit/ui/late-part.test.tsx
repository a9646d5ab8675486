// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useIsLater } from '@/components/ui/hooks/use-progressive-count';
import { PagedList } from '@/components/ui/status/PagedList';

const items = Array.from({ length: 20 }, (_, at) => ({ id: `Row ${at + 1}` }));
const rendered = vi.fn<() => void>();

function List() {
  const query = useInfiniteQuery({
    queryKey: ['rows'],
    queryFn: () => ({ items }),
    initialPageParam: null,
    getNextPageParam: () => null,
    initialData: { pages: [{ items }], pageParams: [null] },
    staleTime: Infinity,
  });
  rendered();
  return (
    <PagedList query={query} words={{ what: 'rows', failed: 'Failed', more: 'More rows' }} empty="No rows">
      {(rows) => rows.map(({ id }) => <li key={id}>{id}</li>)}
    </PagedList>
  );
}

function Column() {
  const isLater = useIsLater();
  rendered();
  return isLater ? <p>Row 20</p> : null;
}

// React keeps a fallback for 300 ms. A value deferred in what replaces it was rendered again and again until then.
test.each<[string, ComponentType]>([
  ['a list', List],
  ['a column with a later part', Column],
])('%s whose code arrives late is rendered a few times', async (_, Part) => {
  rendered.mockClear();
  // `act` would end the wait at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const Late = lazy(() => Promise.resolve({ default: Part }));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
    vi.unstubAllGlobals();
  });
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense fallback="Loading">
        <Late />
      </Suspense>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('Row 20')).toBeVisible();
  expect(rendered.mock.calls.length).toBeLessThan(8);
});
