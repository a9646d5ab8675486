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

/** The faults of a group end side by side, because pages mostly wait for the next try. */
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

interface FaultyTab {
  tab: Page;
  loaded: Locator;
}

/** After a loaded feed, opens pages whose calls meet the fault. */
async function openFaultyTabs(page: Page, fault: string, respond: Fault): Promise<FaultyTab[]> {
  const context = page.context();
  const postId = (await page.getByRole('article').first().getAttribute('data-post')) ?? '';
  // An open feed stores its posts again after a tab has deleted them.
  await page.goto('about:blank');
  await context.route(API, respond);
  const tabs: FaultyTab[] = [];
  for (const { path, content } of pagesFor(fault)) {
    const tab = await context.newPage();
    // Without the posts of the last visit, which the feed shows at once.
    await tab.addInitScript(() => void indexedDB.deleteDatabase('plaza-kept'));
    await tab.goto(`/webapp${path(postId)}`);
    await expect(tab.getByRole('heading', { level: 1 }).first()).toBeAttached({ timeout: 40_000 });
    await expect(content(tab), fault).toHaveCount(0);
    tabs.push({ tab, loaded: content(tab).first() });
  }
  return tabs;
}

/** Ends the fault; expects the content of the tabs. */
async function expectRecovery(page: Page, fault: string, tabs: readonly FaultyTab[]): Promise<void> {
  if (fault !== 'no answer at all') {
    for (const { tab } of tabs) {
      const notice = tab.getByRole('status').filter({ hasText: /cannot be reached|did not load/ });
      await expect(notice, fault).toHaveCount(1, { timeout: 20_000 });
      await expect(tab.getByRole('button', { name: 'Retry' }), fault).toHaveCount(1);
    }
  }
  await page.context().unroute(API);
  for (const { tab, loaded } of tabs) {
    await expect(loaded, `${fault} on ${tab.url()}`).toBeVisible({ timeout: 40_000 });
    // Goes with the last query, whose pause grows with the length of the fault.
    await expect(tab.getByRole('button', { name: 'Retry' }), fault).toHaveCount(0, { timeout: 40_000 });
  }
}

for (const [group, members] of Object.entries(faults)) {
  test(`after ${group} the pages load by themselves`, async ({ openAnother, expectConsole }) => {
    test.setTimeout(300_000);
    expectConsole(/ERR_|Failed to load resource/);
    const opened: { page: Page; fault: string; tabs: FaultyTab[] }[] = [];
    // One by one, because loading takes the processor; waiting for the next try does not.
    for (const [fault, respond] of Object.entries(members)) {
      const page = await openAnother('demo');
      await openFeed(page);
      opened.push({ page, fault, tabs: await openFaultyTabs(page, fault, respond) });
    }
    await Promise.all(opened.map(({ page, fault, tabs }) => expectRecovery(page, fault, tabs)));
  });
}
