import type { Page } from '@playwright/test';
import {
  newEmail,
  pageHeading,
  registerNewMember,
  submitRegistration,
} from '../../support/browser/auth-actions';
import { expect, test } from '../../support/browser/fixtures';

const openMail = async (page: Page, email: string) => {
  await page.goto(`/webapp/auth/mailbox?email=${encodeURIComponent(email)}`);
  const link = page.getByRole('link', { name: 'Open' }).first();
  await expect(link).toHaveAttribute('href', /^\/webapp\/auth\/confirm-mail\/.+\?.*oobCode=/);
  await link.click();
};

test('registers and confirms the email', async ({ page, context }) => {
  const email = await registerNewMember(page, 'tram bell 7 lamps');
  await expect(page.getByText(email).first()).toBeVisible();
  const other = await context.newPage();
  await openMail(other, email);
  await expect(other.getByText('Your email is confirmed')).toBeVisible();
  // The waiting tab polls.
  await expect(page.getByText('Your email is confirmed')).toBeVisible({ timeout: 10_000 });
  await page.getByRole('link', { name: 'Go to the feed', exact: true }).click();
  await expect(pageHeading(page, 'Feed')).toBeAttached();
});

test('links to sign-in for an existing email', async ({ page, expectConsole }) => {
  expectConsole(/accounts:signUp/);
  await submitRegistration(page, {
    name: 'Ada Again',
    email: 'ada@plaza.test',
    password: 'tram bell 7 lamps',
  });
  await page.getByRole('link', { name: 'Sign in with ada@plaza.test' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('ada@plaza.test');
});

test('names a member who registers while another tab is open', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/webapp/users/profile');
  const email = await registerNewMember(page, 'tram bell 7 lamps');
  await other.goto('/webapp/more');
  await expect(other.getByRole('main')).toContainText('Nuno Sequeira');
  await expect(other.getByRole('main')).not.toContainText(email.split('@')[0] ?? '');
});

test('asks before registering deletes the drafts of the member signed in', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/post');
  await page.getByRole('textbox', { name: 'What’s happening on your square' }).fill('Half a thought');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await submitRegistration(page, { email: newEmail(), password: 'tram bell 7 lamps' });
  const dialog = page.getByRole('dialog', { name: 'Delete unsent work and register?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/webapp/post');
  await expect(page.getByRole('textbox', { name: 'What’s happening on your square' })).toHaveValue(
    'Half a thought',
  );
});
