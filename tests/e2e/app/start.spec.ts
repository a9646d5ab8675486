import { expect, test } from '../../support/browser/fixtures';
import { readShifts, recordShifts } from '../../support/browser/layout-shifts';
import { readStorage } from '../../support/browser/read-storage';

test('the built product opens under the strict policy without console messages', async ({ page }) => {
  const response = await page.goto('/webapp/ui/buttons');
  expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the policy is enforced: no inline script, no inline style, no text turned into markup', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Content Security Policy|Trusted/);
  await page.goto('/webapp/ui/buttons');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.name = "ran"';
      document.body.append(script);
    } catch {
      // The browser blocks the payload before it is written, which is the goal.
    }
    const marked = document.createElement('p');
    marked.setAttribute('style', 'color: rgb(1, 2, 3)');
    document.body.append(marked);
    return { name: window.name, colour: getComputedStyle(marked).color };
  });
  expect(ran.name).toBe('');
  expect(ran.colour).not.toBe('rgb(1, 2, 3)');
});

test('the root URL redirects to the app', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/webapp\//);
});

test('the health check is public', async ({ request }) => {
  expect((await request.get('/api/v1/health')).status()).toBe(200);
  expect((await request.get('/api/v1/ready')).status()).toBe(200);
});

test('the splash paints before the stylesheet, and the first page removes it', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/[^/]*\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/webapp/', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Opening Plaza' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length))
    .toBeGreaterThan(0);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('#splash')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(5);
  await expect(page.getByRole('complementary')).toHaveCount(2);
});

test('asks for the feed while the scripts still load, and once', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/api\/v1\/(?:feed|me|notifications\/unread)$|accounts:lookup/.test(pathname))
      asked.push(pathname + search);
  });
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const feed = page.waitForRequest('**/api/v1/feed?tab=for-you');
  await page.goto('/webapp/', { waitUntil: 'commit' });
  await feed;
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  // The account is looked up later.
  expect(asked).toEqual(['/api/v1/feed?tab=for-you', '/api/v1/me', '/api/v1/notifications/unread']);
});

/** Loaded after three seconds, like the background work: the outbox, and where other devices read last. */
const LATER = /\/assets\/(?:Outbox|outbox-|schedule-|reading-position-)|\/feed\/place\?/;

// Pictures are those of the newest posts, about 14 faces: 45 requests in all (`npm run bench`).
test('the first screen takes at most 31 requests for code and data and moves nothing', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'demo');
  // What other tests post and publish meanwhile would be read again.
  await page.route(
    (url) => url.pathname === '/api/v1/events',
    () => new Promise(() => undefined),
  );
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'image' && !LATER.test(request.url())) requests.push(request.url());
  });
  // Three seconds after the first page the background work begins with the identity provider's code.
  const background = page.waitForRequest(/\/identity-provider-/);
  await recordShifts(page);
  await page.goto('/webapp/');
  await background;
  await expect(page.getByRole('complementary')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'People to meet' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Your workspace' }).getByRole('link')).toHaveCount(6);
  const first = requests.slice(
    0,
    requests.findIndex((url) => url.includes('/identity-provider-')),
  );
  expect(first.length, first.join('\n')).toBeLessThanOrEqual(31);
  expect(await readShifts(page)).toBe(0);
});

test('a second visit shows the posts of the last one before the service answers', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/');
  const first = page.getByRole('article').first();
  await expect(first).toBeVisible();
  const post = (await first.getAttribute('data-post')) ?? '';
  await expect.poll(() => readStorage(page, 'plaza-kept')).toContain(post);

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const second = await context.newPage();
  await second.route('**/api/v1/feed?*', async (route) => {
    await held;
    await route.continue();
  });
  await second.goto('/webapp/', { waitUntil: 'commit' });
  await expect(second.locator(`article[data-post="${post}"]`)).toBeVisible();
  release();
  await expect(second.getByRole('article').first()).toHaveAttribute('data-post', post);
  await second.close();
});
