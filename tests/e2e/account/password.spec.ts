import { registerNewMember, submitSignIn } from '../../support/browser/auth-actions';
import { expect, test } from '../../support/browser/fixtures';

test('resets the password with a link that works once', async ({ page, expectConsole }) => {
  expectConsole(/accounts:resetPassword/);
  const email = await registerNewMember(page, 'tram bell 7 lamps');
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
  await submitSignIn(page, email, 'nine pigeons, 2 benches');
  await page.waitForURL('**/webapp/');
  await page.goto(used);
  await expect(page.getByText('This link doesn’t work')).toBeVisible();
});
