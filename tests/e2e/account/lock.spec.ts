import { choosePin, pageHeading, submitSignIn, typePin } from '../../support/browser/auth-actions';
import { expect, test } from '../../support/browser/fixtures';

test('unlocks by password or PIN and returns to the page', async ({ page, signIn, expectConsole }) => {
  expectConsole(/accounts:signInWithPassword/);
  await signIn(page, 'demo');
  await page.goto('/webapp/auth/lock-screen?redirect=%2Fmore');
  await expect(page.getByText('Ines Marchetti')).toBeVisible();
  await page.goto('/webapp/notifications');
  await expect(pageHeading(page, 'Screen locked')).toBeVisible();
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('Wrong password. Try again.')).toBeVisible();
  await page.getByLabel('Password').fill('plaza-demo');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await page.waitForURL('**/webapp/notifications');

  await page.goto('/webapp/auth/login-pin?redirect=%2Fmore');
  await choosePin(page, '2468');
  await typePin(page, '1111');
  await expect(page.getByText('Wrong PIN. 4 tries left')).toBeVisible();
  await typePin(page, '2468');
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
  const words = page.getByRole('textbox', { name: 'What’s happening on your square' });
  await words.fill('Half a thought of Ada');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.goto('/webapp/auth/login-pin?redirect=%2Fpost');
  await choosePin(page, '2468');
  const other = await context.newPage();
  await other.goto('/webapp/explore');
  await expect(pageHeading(other, 'Enter your PIN')).toBeVisible();
  await typePin(page, '2468');
  await expect(words).toHaveValue('Half a thought of Ada');
  await expect(pageHeading(other, 'Explore')).toBeAttached();

  await page.goto('/webapp/auth/login-pin?redirect=%2Fpost');
  for (let left = 4; left > 0; left -= 1) {
    await typePin(page, '1111');
    await expect(page.getByText(`Wrong PIN. ${left}`)).toBeVisible();
  }
  await typePin(page, '1111');
  await expect(page.getByText('Your unsent work is saved')).toBeVisible();
  await expect(other.getByText('Too many wrong PINs')).toBeVisible();
  await other.getByRole('link', { name: 'Sign in' }).click();
  await submitSignIn(other, 'mod@plaza.test', 'plaza-demo');
  await other.waitForURL('**/webapp/explore');
  await other.goto('/webapp/post');
  await expect(other.getByRole('textbox', { name: 'What’s happening on your square' })).toHaveValue('');
  await other.goto('/webapp/auth/logout');
  await expect(other.getByText('You’re signed out')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await submitSignIn(page, 'ada@plaza.test', 'plaza-demo');
  await expect(words).toHaveValue('Half a thought of Ada');
});

test('locks when every tab is idle; another person can sign out', async ({ page, context, signIn }) => {
  await context.clock.install();
  await signIn(page, 'mod');
  await page.goto('/webapp/more');
  await page.getByLabel('Lock when idle').selectOption('5');
  const other = await context.newPage();
  await other.goto('/webapp/notifications');
  await expect(pageHeading(other, 'Notifications')).toBeVisible();
  for (let minutes = 0; minutes < 8; minutes += 2) {
    await context.clock.fastForward('02:00');
    await other.keyboard.press('Shift');
  }
  await expect(pageHeading(page, 'More')).toBeVisible();
  await expect(pageHeading(other, 'Notifications')).toBeVisible();
  await context.clock.fastForward('05:30');
  for (const tab of [page, other])
    await expect(pageHeading(tab, 'Screen locked')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Not you?' }).click();
  await expect(page.getByText('You’re signed out')).toBeVisible();
});
