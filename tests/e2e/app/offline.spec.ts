import { expect, test } from '../../support/browser/fixtures';
import { readStorage } from '../../support/browser/read-storage';
import { waitForServiceWorker } from '../../support/browser/wait';

test.use({ serviceWorkers: 'allow' });

test('opens offline with the last feed', async ({ page, context, signIn, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
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
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Area' })).toBeVisible();
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
