import { expect, navigate, test } from '../../support/browser/fixtures';
import { readStorage } from '../../support/browser/read-storage';
import { LOADED_PATHS, visitedRoutes } from '../../support/browser/visited-routes';
import { waitForServiceWorker, waitForStoredPages } from '../../support/browser/wait';

test.use({ serviceWorkers: 'allow' });

/** These end the session or lock the device, so they come last. */
const LAST = ['/auth/lock-screen', '/auth/login-pin', '/auth/logout'];

/**
 * The worker answers every address with the same document: `PLAZA_ALL` loads it for each page. Pages of signing in lead
 * members on.
 */
const isLoaded = (path: string): boolean =>
  Boolean(process.env['PLAZA_ALL']) || LOADED_PATHS.has(path) || path.startsWith('/auth/');

test('opens every page offline with its content or a sentence about what is missing', async ({
  page,
  context,
  signIn,
  expectConsole,
}) => {
  test.setTimeout(600_000);
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await signIn(page, 'demo');
  await page.goto('/webapp/');
  const post = (await page.getByRole('article').first().getAttribute('data-post')) ?? '';
  await waitForServiceWorker(page);
  await waitForStoredPages(page);
  await expect.poll(() => readStorage(page, 'plaza-kept')).toContain(post);

  await context.setOffline(true);
  const paths = [...visitedRoutes().map(({ path }) => path), `/post/${post}`];
  const failures: string[] = [];
  for (const path of [...paths.filter((path) => !LAST.includes(path)), ...LAST]) {
    try {
      if (isLoaded(path)) await page.goto(`/webapp${path}`, { waitUntil: 'commit' });
      else await navigate(page, `/webapp${path}`);
      await expect(page.getByRole('heading').first()).toBeAttached({ timeout: 15_000 });
      await expect(page.locator('#splash, [aria-label="Loading the page"]')).toHaveCount(0);
      await expect(page.locator('[role=status][aria-busy=true]')).toHaveCount(0);
      await expect(page.getByText(/Could not load this page|Unexpected Application Error/)).toHaveCount(0);
      // The page itself, not the sentence for a page whose files are missing.
      await expect(page.getByText('This page is not stored on this device.')).toHaveCount(0);
    } catch (error) {
      failures.push(`${path}: ${String(error).split('\n')[0]}`);
    }
  }
  expect(failures).toEqual([]);
});

test('opens offline with the last feed', async ({ page, context, signIn, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  // With Save-Data only the main pages are stored.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await signIn(page, 'demo');
  await page.goto('/webapp/');
  const first = page.getByRole('article').first();
  const post = (await first.getAttribute('data-post')) ?? '';
  await waitForServiceWorker(page);
  await expect.poll(() => readStorage(page, 'plaza-kept')).toContain(post);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expect(page.getByRole('article').first()).toHaveAttribute('data-post', post);
  const menu = page.getByRole('navigation', { name: 'Quick menu' });
  await page.setViewportSize({ width: 400, height: 800 });
  for (const label of ['Explore', 'Post', 'Notifications', 'More', 'Feed']) {
    await menu.getByRole('link', { name: label }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(label, 'i'));
    await expect(page.getByText('Something went wrong')).toBeHidden();
  }
  await page.goto('/webapp/charts/area');
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await expect(page.getByText('This page is not stored on this device.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Area' })).toBeVisible();
});

test('a member signs out offline before all pages are stored', async ({
  page,
  context,
  signIn,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  // With Save-Data only the main pages are stored.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await signIn(page, 'demo');
  await page.goto('/webapp/');
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.goto('/webapp/auth/logout');
  await expect(page.getByText('You’re signed out')).toBeVisible();
  await expect(page.getByText('In every tab. Your data was removed from this device.')).toBeVisible();
});

test('the app can be installed, and its worker is never cached', async ({ page, request }) => {
  await page.goto('/webapp/about');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await request.get(address ?? '');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { icons, start_url } = (await manifest.json()) as { icons: { src: string }[]; start_url: string };
  expect(start_url).toBe('/webapp/');
  for (const { src } of icons) expect((await request.get(`/webapp/${src}`)).status(), src).toBe(200);
  const worker = await request.get('/webapp/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-security-policy']).toContain("connect-src 'self'");
});

test('a page whose files a deploy removed opens from the cache', async ({ page, context, expectConsole }) => {
  expectConsole(/404|ERR_FAILED/);
  await page.goto('/webapp/about');
  await waitForServiceWorker(page);
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Support' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await context.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await foot.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Plaza' })).toBeVisible();
});
