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

test('sends a post once the identity provider renews the token again', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/securetoken/);
  await page.clock.install();
  await signIn(page, 'ada');
  await page.goto('/webapp/');
  await page.getByRole('textbox', { name: /happening on your square/ }).fill('Sent after the outage.');
  let failures = 0;
  await page.route('**/securetoken.googleapis.com/v1/token*', (route) => {
    failures += 1;
    return route.fulfill({ status: 503, json: { error: { code: 503, message: 'UNAVAILABLE' } } });
  });
  await page.clock.fastForward('02:00:00');
  const before = failures;
  await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
  // Other reads ask for a token too: by then the post has met the outage itself.
  await expect.poll(() => failures).toBeGreaterThan(before + 4);
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/v1/posts'));
  await page.unroute('**/securetoken.googleapis.com/v1/token*');
  expect((await sent).status()).toBe(201);
  await expect(page.getByRole('article').filter({ hasText: 'Sent after the outage.' })).toBeVisible();
});

for (const [status, message] of [
  [503, 'UNAVAILABLE'],
  [429, 'TOO_MANY_ATTEMPTS_TRY_LATER'],
] as const) {
  test(`keeps the session while the identity provider answers ${status}`, async ({
    page,
    signIn,
    expectConsole,
  }) => {
    expectConsole(/accounts:lookup/);
    await signIn(page, 'ada');
    await page.route('**/accounts:lookup*', (route) =>
      route.fulfill({ status, json: { error: { code: status, message } } }),
    );
    const refused = page.waitForResponse('**/accounts:lookup*');
    await page.goto('/webapp/more');
    await refused;
    await page.unroute('**/accounts:lookup*');
    const accepted = page.waitForResponse('**/accounts:lookup*');
    await page.reload();
    await accepted;
    await page.getByRole('link', { name: 'Notifications' }).first().click();
    await expect(pageHeading(page, 'Notifications')).toBeVisible();
  });
}

test('leads to sign-in when the identity provider does not know the session', async ({
  page,
  signIn,
  expectConsole,
}) => {
  expectConsole(/accounts:lookup|securetoken|\/api\/v1\//);
  await signIn(page, 'ada');
  for (const [path, message] of [
    ['**/accounts:lookup*', 'INVALID_ID_TOKEN'],
    ['**/securetoken.googleapis.com/v1/token*', 'INVALID_REFRESH_TOKEN'],
  ] as const) {
    await page.route(path, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message } } }),
    );
  }
  await page.route('**/api/v1/**', (route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer unknown' } }),
  );
  await page.goto('/webapp/more');
  await expect(pageHeading(page, 'Sign in')).toBeVisible();
});
