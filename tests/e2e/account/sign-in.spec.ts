import { pageHeading, readToken, submitSignIn } from '../../support/browser/auth-actions';
import { recordAnnouncements } from '../../support/browser/announcements';
import { expect, test } from '../../support/browser/fixtures';

test('a member page redirects to sign-in and back', async ({ page }) => {
  await page.goto('/webapp/explore?q=market');
  await expect(pageHeading(page, 'Sign in')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/explore?q=market');
  expect(await readToken(page)).toBeNull();
  await page.getByRole('button', { name: 'Use Ines Marchetti' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/webapp/explore?q=market');
  // A raw ID token, not JSON.
  expect(await readToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]*$/);
});

test('a return address on another host opens the feed', async ({ page }) => {
  await page.goto('/webapp/auth/login?redirect=%2F%2Fevil.example%2F');
  await submitSignIn(page, 'ada@plaza.test', 'plaza-demo');
  await page.waitForURL('**/webapp/');
  expect(new URL(page.url()).pathname).toBe('/webapp/');
});

test('shows a wrong password in the form; the session survives a reload', async ({ page, expectConsole }) => {
  expectConsole(/accounts:signInWithPassword/);
  await page.goto('/webapp/auth/login');
  const said = await recordAnnouncements(page);
  await submitSignIn(page, 'ada@plaza.test', 'wrong');
  await expect(page.getByRole('form', { name: 'Sign in' })).toContainText('Wrong email or password.');
  await expect.poll(() => said('Not signed in')).toHaveLength(1);
  expect(await said('Wrong email or password.')).toHaveLength(1);
  await submitSignIn(page, 'ada@plaza.test', 'plaza-demo');
  await page.waitForURL('**/webapp/');
  await page.reload();
  await expect(pageHeading(page, 'Feed')).toBeAttached();
  expect(new URL(page.url()).pathname).toBe('/webapp/');
});

test('without Keep me signed in, another tab is signed out', async ({ page, context }) => {
  await page.goto('/webapp/auth/login');
  await page.getByLabel('Keep me signed in on this device').uncheck();
  await submitSignIn(page, 'ada@plaza.test', 'plaza-demo');
  await page.waitForURL('**/webapp/');
  const other = await context.newPage();
  await other.goto('/webapp/more');
  await expect(pageHeading(other, 'Sign in')).toBeVisible();
});

test('replaces an expired token before the request', async ({ page, signIn }) => {
  await page.clock.install();
  await signIn(page, 'ada');
  await page.goto('/webapp/more');
  await expect(pageHeading(page, 'More')).toBeVisible();
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  const refreshed = page.waitForRequest('**/securetoken.googleapis.com/v1/token*');
  await page.clock.fastForward('02:00:00');
  await page.getByRole('link', { name: 'Notifications' }).first().click();
  await refreshed;
  await expect(pageHeading(page, 'Notifications')).toBeVisible();
  expect(refused).toEqual([]);
});
