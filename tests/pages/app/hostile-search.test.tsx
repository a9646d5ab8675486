import type { AnyRoute } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { createAppRouter } from '@/app/router';
import { parseSearch } from '@/lib/navigation/search-params';
import { createQueryClient } from '@/queries/client';
import { fakeAuth, ines } from '../../support/pages/fake-auth';
import { hostileQueries, hostileValues } from '../../support/pages/hostile-values';
import { renderApp } from '../../support/pages/render-app';

// A canvas needs a browser, and happy-dom loads no fonts.
vi.mock('echarts-for-react/esm/core', () => ({ default: () => <div role="img" aria-label="The chart" /> }));
Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true });

/** Title of the route error. */
const ERROR_SCREEN = 'Could not load this page';

type Search = Record<string, unknown>;

const { routesByPath } = createAppRouter({ queryClient: createQueryClient(), auth: fakeAuth() });
const examples: Record<string, string> = {
  $email: 'demo@plaza.test',
  $handle: 'ada',
  $postId: '0190a000-0000-7000-8000-000000000000',
  $: 'no-such-page',
};
const pages = Object.values(routesByPath).map((route: AnyRoute) => ({
  route,
  path: route.fullPath.replaceAll(/\$\w*/g, (param: string) => examples[param] ?? param),
}));

/** The search that a route sees: its own validated parameters over those of its parents. */
function validated(route: AnyRoute, search: Search): Search {
  const { '~standard': schema } = (route.options.validateSearch ?? {}) as {
    '~standard'?: { validate: (search: unknown) => { value: Search } };
  };
  return {
    ...(route.parentRoute && validated(route.parentRoute, search)),
    ...schema?.validate(search).value,
  };
}

/** A route with more distinct searches gets a share of them. */
const MANY = 12;

/**
 * Queries that the route reads differently. A route with many gets every fourth, another quarter on the next route;
 * `PLAZA_ALL` takes all. The share suffices: the test before reads every value with every schema, components see only
 * what schemas let through, and each value reaches some of the many pages with a text parameter.
 */
function queriesOf(route: AnyRoute, at: number): string[] {
  const names = Object.keys(validated(route, {}));
  const seen = new Set([JSON.stringify(validated(route, {}))]);
  const queries = [...hostileValues.map((value) => queryOf(names, value)), ...hostileQueries];
  const distinct = [...queries.entries()].filter(([, query]) => {
    const key = JSON.stringify(validated(route, parseSearch(query)));
    return !seen.has(key) && seen.add(key);
  });
  const all = Boolean(process.env['PLAZA_ALL']) || distinct.length <= MANY;
  return distinct.flatMap(([index, query]) => (all || index % 4 === at % 4 ? [query] : []));
}

const queryOf = (names: readonly string[], value: string): string =>
  new URLSearchParams(names.map((name) => [name, value])).toString();

const hasSearch = (route: AnyRoute): boolean =>
  Object.keys(validated(route, {})).some((name) => name !== 'layout');

/** No page reads these: the root route does, alike for all pages. One in turn, or all with `PLAZA_ALL`. */
const unknownQueries = [
  'layout=unknown',
  'layout={"toString":1}',
  '__proto__=x&constructor=1&then=1&%E0%A4%A',
];
const unknownOf = (at: number): string[] =>
  process.env['PLAZA_ALL'] ? unknownQueries : unknownQueries.slice(at % 3, (at % 3) + 1);

test('the hostile values are at least seventy', () => {
  expect(new Set(hostileValues).size).toBeGreaterThanOrEqual(70);
});

describe('search parameters', () => {
  const withSearch = pages.filter(({ route }) => hasSearch(route));

  test('exist on more than thirty routes', () => {
    expect(withSearch.length).toBeGreaterThan(30);
  });

  test.each(withSearch)('of $path fall back one by one', ({ route }) => {
    const names = Object.keys(validated(route, {}));
    for (const value of hostileValues) {
      const search = parseSearch(`?${queryOf(names, value)}`);
      const result = validated(route, search);
      expect(Object.keys(result)).toEqual(names);
      // What a page took, its own link must lead to again.
      expect(validated(route, result)).toEqual(result);
      for (const name of names)
        expect(validated(route, { [name]: search[name] })[name]).toEqual(result[name]);
    }
  });

  test.each(withSearch.map((page, at) => ({ ...page, at })))(
    'of $path never crash the page',
    async ({ route, path, at }) => {
      // A signed-in member would be led on from the sign-in pages.
      const auth = fakeAuth(path.startsWith('/auth') ? null : ines);
      const [first = '', ...others] = unknownOf(at);
      const { router } = await renderApp(`${path}?${first}`, { auth });
      expect(screen.queryByText(ERROR_SCREEN), first).toBeNull();
      for (const query of [...others, ...queriesOf(route, at)]) {
        await act(() => router.navigate({ href: `/webapp${path}?${query}` }));
        expect(screen.queryByText(ERROR_SCREEN), query).toBeNull();
      }
    },
  );
});

describe('unknown search parameters', () => {
  test.each(pages)('do not reach $path', ({ route }) => {
    for (const value of hostileValues)
      expect(validated(route, parseSearch(`?${queryOf(['unknown'], value)}`)), value).toEqual(
        validated(route, {}),
      );
  });

  // The app starts on the address of every other page in the test above.
  const others = pages.filter(({ route }) => !hasSearch(route));

  test.each(others.map(({ path }, at) => ({ path, at })))('never crash $path', async ({ path, at }) => {
    for (const query of unknownOf(at)) {
      const { unmount } = await renderApp(`${path}?${query}`);
      expect(screen.queryByText(ERROR_SCREEN), query).toBeNull();
      unmount();
    }
  });
});
