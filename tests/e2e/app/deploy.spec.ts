import type { Page } from '@playwright/test';
import { pageHeading } from '../../support/browser/auth-actions';
import { type FakeDeploy, startFakeDeploy } from '../../support/browser/fake-deploy';
import { expect, navigate, test as base } from '../../support/browser/fixtures';
import { waitForServiceWorker } from '../../support/browser/wait';

const test = base.extend<{ deploy: FakeDeploy }>({
  deploy: async ({ baseURL }, provide) => {
    const deploy = await startFakeDeploy(baseURL ?? '');
    await provide(deploy);
    deploy.close();
  },
});

const enter = async (page: Page, { origin }: FakeDeploy) => {
  await page.goto(`${origin}/webapp/auth/login`);
  await page.getByLabel('Email').fill('demo@plaza.test');
  await page.getByLabel('Password', { exact: true }).fill('plaza-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
};
const composer = (page: Page) => page.getByRole('textbox', { name: 'What’s happening on your square' });
const type = async (page: Page, words: string) => {
  await page.getByLabel('What’s happening on your square').first().click();
  await composer(page).fill(words);
};
const countLoads = (page: Page) => {
  const loads = { count: 0 };
  page.on('load', () => (loads.count += 1));
  return loads;
};
const files = (page: Page) => page.locator('script[type="module"][src]').first().getAttribute('src');

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('offers a newer build without forcing it, and keeps typed text', async ({
    page,
    deploy,
    expectConsole,
  }) => {
    // Prefetched responses may be missing.
    expectConsole(/404/);
    await enter(page, deploy);
    await waitForServiceWorker(page);
    const loads = countLoads(page);
    await type(page, 'Half a thought about lemons');
    deploy.happen();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect(page.getByText('A new version is ready')).toBeVisible({ timeout: 15_000 });
    expect(loads.count).toBe(0);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => files(page).catch(() => null), { timeout: 15_000 }).toContain('assets/next/');
    await expect(composer(page)).toHaveValue('Half a thought about lemons');
    // React renders before the load event.
    await expect.poll(() => loads.count).toBe(1);
    await expect(page.getByText('A new version is ready')).toBeHidden();
  });

  test('does not take the first worker for a newer build', async ({ page, deploy }) => {
    // Safari may name the controller before it says that the worker is installed.
    await page.addInitScript(() => {
      let installing: ServiceWorker | null = null;
      const workers = navigator.serviceWorker;
      const register = workers.register.bind(workers);
      workers.register = async (...options) => {
        const registration = await register(...options);
        ({ installing } = registration);
        return registration;
      };
      Object.defineProperty(workers, 'controller', { get: () => installing });
    });
    await enter(page, deploy);
    await page.evaluate(async () => navigator.serviceWorker.ready);
    await page.getByRole('button', { name: 'More post actions' }).first().click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect(page.getByText(/^Link (?:not )?copied$/)).toBeVisible();
    await expect(page.getByText('A new version is ready')).toBeHidden();
  });
});

test('without the service worker, a page whose file was deleted opens from the newer build and keeps typed text', async ({
  page,
  deploy,
  expectConsole,
}) => {
  expectConsole(/404|Failed to fetch dynamically imported module/);
  await enter(page, deploy);
  await type(page, 'Half a thought about lemons');
  await expect(page.getByText('Draft saved')).toBeVisible();
  const loads = countLoads(page);
  deploy.happen();
  const link = page.getByRole('link', { name: 'Explore' }).first();
  const missed = page.waitForResponse((response) => response.status() === 404);
  await link.hover();
  await missed;
  // A draft is saved later than the page would load.
  await type(page, 'Half a thought about lemons and limes');
  await expect(page.getByText('Draft saved')).toBeHidden();
  await expect(page.getByText('Draft saved')).toBeVisible();
  expect(loads.count, 'pointing at a link loads nothing anew').toBe(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Explore' })).toBeAttached({ timeout: 15_000 });
  await expect.poll(() => loads.count).toBe(1);
  expect(await files(page)).toContain('assets/next/');
  await page.getByRole('link', { name: 'Feed' }).first().click();
  await expect(composer(page)).toHaveValue('Half a thought about lemons and limes');
  expect(loads.count).toBe(1);
});

test('without the service worker, a page that is opened offline says so, and opens when online', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto('/webapp/about');
  const loads = countLoads(page);
  await context.setOffline(true);
  await navigate(page, '/webapp/charts/treemap');
  await expect(pageHeading(page, 'You’re offline')).toBeVisible();
  expect(loads.count, 'a reload would end at a page of the browser').toBe(0);
  await context.setOffline(false);
  await expect(pageHeading(page, 'Treemaps')).toBeVisible();
});

test('a panel whose file was deleted shows an error, and Retry loads the newer build', async ({
  page,
  deploy,
  expectConsole,
}) => {
  expectConsole(/404|Failed to fetch dynamically imported module/);
  await page.goto(`${deploy.origin}/webapp/about`);
  await expect(page.getByRole('heading', { level: 1, name: 'About Plaza' })).toBeVisible();
  deploy.happen();
  await page.getByRole('button', { name: 'Customise layout' }).click();
  await expect(page.getByText('A new version of Plaza is available.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Plaza' })).toBeVisible();
  await page.getByRole('button', { name: 'Customise layout' }).click();
  await expect(page.getByRole('dialog', { name: 'Make it yours' })).toBeVisible();
});
