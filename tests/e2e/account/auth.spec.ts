import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/browser/fixtures';
import { readStorage } from '../../support/browser/read-storage';

const TOKEN = 'firebase.accessToken';
const token = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), TOKEN);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const enter = async (page: Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

let people = 0;
/** Random address, so that a retry can register again. */
const makeNewMember = () => {
  people += 1;
  return `newcomer-${Date.now().toString(36)}-${people}@plaza.test`;
};

const register = async (page: Page, email: string, password: string) => {
  await page.goto('/webapp/auth/register');
  await page.getByLabel('Name').fill('Nuno Sequeira');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel('I agree to the house rules').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(heading(page, 'Confirm your email')).toBeVisible();
};

const openMail = async (page: Page, email: string) => {
  await page.goto(`/webapp/auth/mailbox?email=${encodeURIComponent(email)}`);
  const link = page.getByRole('link', { name: 'Open' }).first();
  await expect(link).toHaveAttribute('href', /^\/webapp\/auth\/confirm-mail\/.+\?.*oobCode=/);
  await link.click();
};

test('a member page redirects to sign-in and back', async ({ page }) => {
  await page.goto('/webapp/explore?q=market');
  await expect(heading(page, 'Sign in')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/explore?q=market');
  expect(await token(page)).toBeNull();
  await page.getByRole('button', { name: 'Use Ines Marchetti' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/webapp/explore?q=market');
  // A raw ID token, not JSON.
  expect(await token(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]*$/);
});

test('a return address on another host opens the feed', async ({ page }) => {
  await page.goto('/webapp/auth/login?redirect=%2F%2Fevil.example%2F');
  await enter(page, 'ada@plaza.test', 'plaza-demo');
  await page.waitForURL('**/webapp/');
  expect(new URL(page.url()).pathname).toBe('/webapp/');
});

test('shows a wrong password in the form; the session survives a reload', async ({ page, expectConsole }) => {
  expectConsole(/accounts:signInWithPassword/);
  await page.goto('/webapp/auth/login');
  await enter(page, 'ada@plaza.test', 'wrong');
  await expect(page.getByRole('form', { name: 'Sign in' })).toContainText(
    'That email and password do not match.',
  );
  await enter(page, 'ada@plaza.test', 'plaza-demo');
  await page.waitForURL('**/webapp/');
  await page.reload();
  await expect(heading(page, 'Feed')).toBeAttached();
  expect(new URL(page.url()).pathname).toBe('/webapp/');
});

test('without Keep me signed in, another tab is signed out', async ({ page, context }) => {
  await page.goto('/webapp/auth/login');
  await page.getByLabel('Keep me signed in on this device').uncheck();
  await enter(page, 'ada@plaza.test', 'plaza-demo');
  await page.waitForURL('**/webapp/');
  const other = await context.newPage();
  await other.goto('/webapp/more');
  await expect(heading(other, 'Sign in')).toBeVisible();
});

test('signing out reaches every tab and removes the member’s data', async ({ page, context, signIn }) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/explore?q=lemons');
  await expect(heading(page, 'Explore')).toBeAttached();
  await page.goto('/webapp/coming-soon');
  await page.getByLabel('Email').fill('demo@plaza.test');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByText('Email reminders are not available yet')).toBeVisible();
  await page.goto('/webapp/auth/login-pin?redirect=%2Fmore');
  await page.getByLabel('Digit 1 of 4').click();
  await page.keyboard.type('2468');
  await expect(page.getByRole('group', { name: 'Confirm PIN' })).toBeVisible();
  await page.keyboard.type('2468');
  await expect(page.getByRole('group', { name: 'PIN', exact: true })).toBeVisible();
  await page.keyboard.type('2468');
  await page.waitForURL('**/webapp/more');
  const other = await context.newPage();
  await other.goto('/webapp/');
  await expect(other.getByRole('article').first()).toBeVisible();
  await other.getByLabel('What is happening on your square').first().click();
  await other.getByRole('textbox', { name: 'What is happening on your square' }).fill('Half a thought');
  const marks = ['demo@plaza.test', 'demo-ines', 'Ines Marchetti', 'Half a thought', 'lemons'];
  // Drafts and the cached feed are written with a delay.
  const bothTabs = async () => (await readStorage(other)) + (await readStorage(page));
  for (const mark of marks) await expect.poll(bothTabs, mark).toContain(mark);

  await page.goto('/webapp/auth/logout');
  await page.getByRole('button', { name: 'Sign out and delete' }).click();
  await expect(page.getByText('You’re signed out')).toBeVisible();
  await expect(heading(other, 'Sign in')).toBeVisible();
  for (const tab of [page, other]) {
    expect(await token(tab)).toBeNull();
    await expect(async () => {
      const left = await readStorage(tab);
      for (const mark of marks) expect(left).not.toContain(mark);
    }).toPass({ timeout: 5_000 });
  }
  await page.goto('/webapp/more');
  await expect(heading(page, 'Sign in')).toBeVisible();
});

test('replaces an expired token before the request', async ({ page, signIn }) => {
  await page.clock.install();
  await signIn(page, 'ada');
  await page.goto('/webapp/more');
  await expect(heading(page, 'More')).toBeVisible();
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });
  const refreshed = page.waitForRequest('**/securetoken.googleapis.com/v1/token*');
  await page.clock.fastForward('02:00:00');
  await page.getByRole('link', { name: 'Notifications' }).first().click();
  await refreshed;
  await expect(heading(page, 'Notifications')).toBeVisible();
  expect(refused).toEqual([]);
});

test('registers and confirms the email', async ({ page, context }) => {
  const email = makeNewMember();
  await register(page, email, 'tram bell 7 lamps');
  await expect(page.getByText(email).first()).toBeVisible();
  const other = await context.newPage();
  await openMail(other, email);
  await expect(other.getByText('Your email is confirmed')).toBeVisible();
  // The waiting tab polls.
  await expect(page.getByText('Your email is confirmed')).toBeVisible({ timeout: 10_000 });
  await page.getByRole('link', { name: 'Go to the feed', exact: true }).click();
  await expect(heading(page, 'Feed')).toBeAttached();
});

test('links to sign-in for an existing email', async ({ page, expectConsole }) => {
  expectConsole(/accounts:signUp/);
  await page.goto('/webapp/auth/register');
  await page.getByLabel('Name').fill('Ada Again');
  await page.getByLabel('Email').fill('ada@plaza.test');
  await page.getByLabel('Password', { exact: true }).fill('tram bell 7 lamps');
  await page.getByLabel('Confirm password').fill('tram bell 7 lamps');
  await page.getByLabel('I agree to the house rules').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('link', { name: 'Sign in with ada@plaza.test' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('ada@plaza.test');
});

test('resets the password with a link that works once', async ({ page, expectConsole }) => {
  expectConsole(/accounts:resetPassword/);
  const email = makeNewMember();
  await register(page, email, 'tram bell 7 lamps');
  await page.goto('/webapp/auth/logout');
  await expect(page.getByText('You’re signed out')).toBeVisible();
  await page.goto('/webapp/auth/recover-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(page.getByText('Check your email')).toBeVisible();
  await page.goto(`/webapp/auth/mailbox?email=${encodeURIComponent(email)}`);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Choose a new password' })
    .getByRole('link', { name: 'Open' })
    .click();
  await page.getByLabel('New password').fill('nine pigeons, 2 benches');
  await page.getByLabel('Confirm password').fill('nine pigeons, 2 benches');
  const used = page.url();
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await enter(page, email, 'nine pigeons, 2 benches');
  await page.waitForURL('**/webapp/');
  await page.goto(used);
  await expect(page.getByText('This link doesn’t work')).toBeVisible();
});

test('signs out other browsers within a second; a new sign-in works', async ({
  page,
  openAnother,
  expectConsole,
}) => {
  expectConsole(/\/api\/v1\//);
  const email = makeNewMember();
  await register(page, email, 'tram bell 7 lamps');
  const far = await openAnother();
  const streamed = far.waitForResponse((response) => response.url().endsWith('/api/v1/events'));
  await far.goto('/webapp/auth/login?redirect=%2Fexplore');
  await enter(far, email, 'tram bell 7 lamps');
  await expect(heading(far, 'Explore')).toBeAttached();
  // Time for the event stream to connect.
  await streamed;
  await page.goto('/webapp/more');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  const told = Date.now();
  await far.waitForURL('**/auth/login?redirect=%2Fexplore');
  expect(Date.now() - told).toBeLessThan(2_000);
  await expect(far.getByRole('heading', { name: 'You’re signed out everywhere' })).toBeVisible();
  expect(await token(far)).toBeNull();
  await expect(page.getByRole('heading', { name: 'You’re signed out everywhere' })).toBeVisible();
  await expectAccessible(page);
  await enter(far, email, 'tram bell 7 lamps');
  await expect(heading(far, 'Explore')).toBeAttached();
});

test('unlocks by password or PIN and returns to the page', async ({ page, signIn, expectConsole }) => {
  expectConsole(/accounts:signInWithPassword/);
  await signIn(page, 'demo');
  await page.goto('/webapp/auth/lock-screen?redirect=%2Fmore');
  await expect(page.getByText('Ines Marchetti')).toBeVisible();
  await page.goto('/webapp/notifications');
  await expect(heading(page, 'Screen locked')).toBeVisible();
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('Wrong password. Try again.')).toBeVisible();
  await page.getByLabel('Password').fill('plaza-demo');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.waitForURL('**/webapp/notifications');

  await page.goto('/webapp/auth/login-pin?redirect=%2Fmore');
  await page.getByLabel('Digit 1 of 4').click();
  await page.keyboard.type('2468');
  await expect(page.getByRole('group', { name: 'Confirm PIN' })).toBeVisible();
  await page.keyboard.type('2468');
  await expect(page.getByRole('group', { name: 'PIN', exact: true })).toBeVisible();
  await page.keyboard.type('1111');
  await expect(page.getByText('Wrong PIN. 4 tries left')).toBeVisible();
  await page.keyboard.type('2468');
  await page.waitForURL('**/webapp/more');
});

test('unlocking reaches every tab; wrong PINs sign out and keep unsent work', async ({
  page,
  context,
  signIn,
}) => {
  test.setTimeout(90_000);
  await signIn(page, 'ada');
  await page.goto('/webapp/post');
  const words = page.getByRole('textbox', { name: 'What is happening on your square' });
  await words.fill('Half a thought of Ada');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.goto('/webapp/auth/login-pin?redirect=%2Fpost');
  const firstDigit = page.getByLabel('Digit 1 of 4');
  await firstDigit.click();
  await page.keyboard.type('2468');
  await expect(page.getByRole('group', { name: 'Confirm PIN' })).toBeVisible();
  await page.keyboard.type('2468');
  await expect(page.getByRole('group', { name: 'PIN', exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/webapp/explore');
  await expect(heading(other, 'Enter your PIN')).toBeVisible();
  await page.keyboard.type('2468');
  await expect(words).toHaveValue('Half a thought of Ada');
  await expect(heading(other, 'Explore')).toBeAttached();

  await page.goto('/webapp/auth/login-pin?redirect=%2Fpost');
  for (let left = 4; left > 0; left -= 1) {
    await expect(firstDigit).toBeFocused();
    await page.keyboard.type('1111');
    await expect(page.getByText(`Wrong PIN. ${left}`)).toBeVisible();
  }
  await expect(firstDigit).toBeFocused();
  await page.keyboard.type('1111');
  await expect(page.getByText('Your unsent work is saved')).toBeVisible();
  await expect(other.getByText('You’re not signed in')).toBeVisible();
  await other.getByRole('link', { name: 'Sign in' }).click();
  await enter(other, 'mod@plaza.test', 'plaza-demo');
  await other.waitForURL('**/webapp/explore');
  await other.goto('/webapp/post');
  await expect(other.getByRole('textbox', { name: 'What is happening on your square' })).toHaveValue('');
  await other.goto('/webapp/auth/logout');
  await expect(other.getByText('You’re signed out')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await enter(page, 'ada@plaza.test', 'plaza-demo');
  await expect(words).toHaveValue('Half a thought of Ada');
});

test('locks when every tab is idle; another person can sign out', async ({ page, context, signIn }) => {
  await context.clock.install();
  await signIn(page, 'mod');
  await page.goto('/webapp/more');
  await page.getByLabel('Lock when idle').selectOption('5');
  const other = await context.newPage();
  await other.goto('/webapp/notifications');
  await expect(heading(other, 'Notifications')).toBeVisible();
  for (let minutes = 0; minutes < 8; minutes += 2) {
    await context.clock.fastForward('02:00');
    await other.keyboard.press('Shift');
  }
  await expect(heading(page, 'More')).toBeVisible();
  await expect(heading(other, 'Notifications')).toBeVisible();
  await context.clock.fastForward('05:30');
  for (const tab of [page, other])
    await expect(heading(tab, 'Screen locked')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Not you?' }).click();
  await expect(page.getByText('You’re signed out')).toBeVisible();
});

for (const path of [
  'login',
  'register',
  'recover-password',
  'create-password',
  'confirm-mail/ada@plaza.test',
  'login-pin',
]) {
  test(`/auth/${path} has no axe violations, also narrow and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/webapp/auth/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.evaluate(() => {
      document.documentElement.dataset['bsTheme'] = 'dark';
    });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });
}
