import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '../../support/browser/fixtures';
import { openFeed } from '../../support/browser/feed-actions';

const API = /\/api\/v1\/(?!events)/;

const problem = (status: number, headers: Record<string, string> = {}) => ({
  status,
  headers: { 'content-type': 'application/problem+json', ...headers },
  body: JSON.stringify({
    type: 'about:blank',
    title: 'Made up',
    status,
    code: status === 429 ? 'rate-limited' : status === 503 ? 'unavailable' : 'internal',
    requestId: 'made-up',
  }),
});
const json = (body: string) => ({ status: 200, contentType: 'application/json', body });

type Fault = (route: Route) => Promise<void>;

/** Side by side, because pages mostly wait for the next try. */
const faults: Readonly<Record<string, Readonly<Record<string, Fault>>>> = {
  'failed connections': {
    'refused connections': (route) => route.abort('connectionrefused'),
    'reset connections': (route) => route.abort('connectionreset'),
    'failed look-ups of the name': (route) => route.abort('namenotresolved'),
    'no answer at all': () => Promise.resolve(),
  },
  'refusals of a server': {
    'status 500': (route) => route.fulfill(problem(500)),
    'status 502 with HTML': (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' }),
    'status 503 with Retry-After': (route) => route.fulfill(problem(503, { 'retry-after': '1' })),
    'status 429 with Retry-After': (route) => route.fulfill(problem(429, { 'retry-after': '6' })),
  },
  'unreadable answers': {
    'a sign-in page of a hotel': (route) => route.fulfill(json('<html><body>Sign in</body></html>')),
    'truncated JSON': (route) => route.fulfill(json('{"items":[{"id":')),
    'unexpected JSON': (route) => route.fulfill(json('{"items":[{"id":"x"}],"nextCursor":5}')),
  },
};
const everyFault = Object.values(faults).flatMap((group) => Object.keys(group));

/** The pages of the five labels, each with content of the service. */
const pages: readonly { path: (postId: string) => string; content: (page: Page) => Locator }[] = [
  { path: () => '/', content: (page) => page.getByRole('main').getByRole('article') },
  { path: () => '/explore', content: (page) => page.getByRole('main').getByRole('link', { name: /^#/ }) },
  { path: (id) => `/post?quote=${id}`, content: (page) => page.getByRole('main').getByRole('article') },
  { path: () => '/notifications', content: (page) => page.getByRole('main').locator('li.notification') },
  { path: () => '/more', content: (page) => page.getByRole('main').getByRole('link', { name: /Ines/ }) },
];

/**
 * Two pages for each fault; `PLAZA_ALL` takes all five. The share suffices: one policy retries every query whatever the
 * page, and each page meets at least four faults, of the network and of the service.
 */
const pagesFor = (fault: string) => {
  const at = everyFault.indexOf(fault);
  return process.env['PLAZA_ALL']
    ? pages
    : pages.filter((_, index) => index === at % pages.length || index === (at + 2) % pages.length);
};

/** After a loaded feed, opens pages whose calls meet the fault; expects their content after the fault. */
async function expectRecovery(page: Page, fault: string, respond: Fault): Promise<void> {
  const context = page.context();
  const postId = (await page.getByRole('article').first().getAttribute('data-post')) ?? '';
  // An open feed stores its posts again after a tab has deleted them.
  await page.goto('about:blank');
  await context.route(API, respond);
  const tabs = await Promise.all(
    pagesFor(fault).map(async ({ path, content }) => {
      const tab = await context.newPage();
      // Without the posts of the last visit, which the feed shows at once.
      await tab.addInitScript(() => void indexedDB.deleteDatabase('plaza-kept'));
      await tab.goto(`/webapp${path(postId)}`);
      await expect(tab.getByRole('heading', { level: 1 }).first()).toBeAttached({ timeout: 20_000 });
      await expect(content(tab), fault).toHaveCount(0);
      return { tab, loaded: content(tab).first() };
    }),
  );
  if (fault !== 'no answer at all') {
    for (const { tab } of tabs) {
      const notice = tab.getByRole('status').filter({ hasText: /cannot be reached|did not load/ });
      await expect(notice, fault).toHaveCount(1, { timeout: 20_000 });
      await expect(tab.getByRole('button', { name: 'Retry' }), fault).toHaveCount(1);
    }
  }
  await context.unroute(API);
  for (const { tab, loaded } of tabs) {
    await expect(loaded, `${fault} on ${tab.url()}`).toBeVisible({ timeout: 40_000 });
    // Goes with the last query, whose pause grows with the length of the fault.
    await expect(tab.getByRole('button', { name: 'Retry' }), fault).toHaveCount(0, { timeout: 40_000 });
  }
}

for (const [group, members] of Object.entries(faults)) {
  test(`after ${group} the pages load by themselves`, async ({ openAnother, expectConsole }) => {
    test.setTimeout(180_000);
    expectConsole(/ERR_|Failed to load resource/);
    const feeds: { page: Page; fault: string; respond: Fault }[] = [];
    for (const [fault, respond] of Object.entries(members)) {
      const page = await openAnother('demo');
      await openFeed(page);
      feeds.push({ page, fault, respond });
    }
    await Promise.all(feeds.map(({ page, fault, respond }) => expectRecovery(page, fault, respond)));
  });
}
