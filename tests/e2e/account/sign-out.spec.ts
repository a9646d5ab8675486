import {
  choosePin,
  pageHeading,
  readToken,
  registerNewMember,
  submitSignIn,
} from '../../support/browser/auth-actions';
import { isEventStream } from '../../support/browser/event-stream';
import { expect, expectAccessible, test } from '../../support/browser/fixtures';
import { readStorage } from '../../support/browser/read-storage';
import { drawFrames } from '../../support/browser/wait';

test('signing out reaches every tab and removes the member’s data', async ({ page, context, signIn }) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/explore?q=lemons');
  await expect(pageHeading(page, 'Explore')).toBeAttached();
  // A search is remembered once it has its results.
  await expect.poll(() => readStorage(page)).toContain('lemons');
  await page.goto('/webapp/coming-soon');
  await page.getByLabel('Email').fill('demo@plaza.test');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByText('Email reminders are not available yet')).toBeVisible();
  await page.goto('/webapp/auth/login-pin?redirect=%2Fmore');
  await choosePin(page, '2468');
  await page.keyboard.type('2468');
  await page.waitForURL('**/webapp/more');
  const other = await context.newPage();
  await other.goto('/webapp/');
  await expect(other.getByRole('article').first()).toBeVisible();
  await other.getByLabel('What’s happening on your square').first().click();
  await other.getByRole('textbox', { name: 'What’s happening on your square' }).fill('Half a thought');
  const marks = ['demo@plaza.test', 'demo-ines', 'Ines Marchetti', 'Half a thought', 'lemons'];
  // Drafts and the cached feed are written with a delay.
  const bothTabs = async () => (await readStorage(other)) + (await readStorage(page));
  for (const mark of marks) await expect.poll(bothTabs, mark).toContain(mark);

  await page.goto('/webapp/auth/logout');
  await page.getByRole('button', { name: 'Sign out and delete' }).click();
  await expect(page.getByText('You’re signed out')).toBeVisible();
  await expect(pageHeading(other, 'Sign in')).toBeVisible();
  for (const tab of [page, other]) {
    expect(await readToken(tab)).toBeNull();
    await expect(async () => {
      const left = await readStorage(tab);
      for (const mark of marks) expect(left).not.toContain(mark);
    }).toPass();
  }
  await page.goto('/webapp/more');
  await expect(pageHeading(page, 'Sign in')).toBeVisible();
});

test('signs out other browsers within a second; a new sign-in works', async ({
  page,
  openAnother,
  expectConsole,
}) => {
  expectConsole(/\/api\/v1\//);
  const email = await registerNewMember(page, 'tram bell 7 lamps');
  const far = await openAnother();
  const streamed = far.waitForResponse(isEventStream);
  await far.goto('/webapp/auth/login?redirect=%2Fexplore');
  await submitSignIn(far, email, 'tram bell 7 lamps');
  await expect(pageHeading(far, 'Explore')).toBeAttached();
  // Time for the event stream to connect.
  await streamed;
  await page.goto('/webapp/more/account');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  const told = Date.now();
  await far.waitForURL('**/auth/login?redirect=%2Fexplore');
  expect(Date.now() - told).toBeLessThan(6_000);
  await expect(far.getByRole('heading', { name: 'You’re signed out on this device' })).toBeVisible();
  expect(await readToken(far)).toBeNull();
  await expect(page.getByRole('heading', { name: 'You’re signed out everywhere' })).toBeVisible();
  await expectAccessible(page);
  await submitSignIn(far, email, 'tram bell 7 lamps');
  await expect(pageHeading(far, 'Explore')).toBeAttached();
});

test('undo ends with the session', async ({ page, context, signIn }) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/?tab=following');
  const like = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Like, / });
  await page.getByRole('article').first().getByRole('button', { name: 'More post actions' }).click();
  await page.getByRole('menuitem', { name: /^(Mute|Unmute) this thread$/ }).click();
  const toast = page.getByRole('button', { name: 'Undo' });
  await expect(toast).toBeVisible();
  const other = await context.newPage();
  await other.goto('/webapp/auth/logout');
  // Both: a sign-out that still runs in the other tab would end the next session too.
  await expect(other.getByRole('heading', { name: 'You’re signed out' })).toBeVisible({ timeout: 20_000 });
  await expect(pageHeading(page, 'Sign in')).toBeVisible();
  await expect(toast).toBeHidden();
  await submitSignIn(page, 'ada@plaza.test', 'plaza-demo');
  await expect(like).toBeVisible({ timeout: 20_000 });
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`);
  });
  await page.keyboard.press('Control+z');
  await drawFrames(page, 30);
  expect(writes.filter((write) => write.endsWith('/thread-mute'))).toEqual([]);
});

test('a tab that says goodbye leaves the next member signed in', async ({ page, context, signIn }) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/auth/logout');
  await expect(page.getByRole('heading', { name: 'You’re signed out' })).toBeVisible({ timeout: 20_000 });
  const other = await context.newPage();
  await other.goto('/webapp/auth/login?redirect=%2Fexplore');
  await submitSignIn(other, 'ada@plaza.test', 'plaza-demo');
  await expect(pageHeading(other, 'Explore')).toBeAttached();
  // The tab hears of the sign-in from the disk.
  await expect(page.getByRole('article').first()).toBeVisible({ timeout: 20_000 });
  expect(new URL(page.url()).pathname).toBe('/webapp/');
  expect(await readToken(page)).not.toBeNull();
  await expect(pageHeading(other, 'Explore')).toBeAttached();
  expect(await readToken(other)).not.toBeNull();
});
