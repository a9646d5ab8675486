import { expect, type Locator, type Page } from '@playwright/test';

/** The raw ID token of this tab; null when signed out. */
export const readToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => sessionStorage.getItem('firebase.accessToken'));

/** Of a write by the page's member. */
export async function writeHeaders(page: Page): Promise<Record<string, string>> {
  await expect.poll(() => readToken(page), 'the session is read').not.toBeNull();
  return { Authorization: `Bearer ${await readToken(page)}`, 'Idempotency-Key': crypto.randomUUID() };
}

export const pageHeading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name });

/** Fills the sign-in form of the current page. */
export async function submitSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

let registered = 0;
/** Differs between runs, which may share a service. */
export const newEmail = (): string => {
  registered += 1;
  return `newcomer-${process.pid}-${Date.now().toString(36)}-${registered}@plaza.test`;
};

export async function submitRegistration(
  page: Page,
  { name = 'Nuno Sequeira', email, password }: { name?: string; email: string; password: string },
): Promise<void> {
  await page.goto('/webapp/auth/register');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel('I agree to the house rules').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Registers a new member, who is then signed in. Returns the email. */
export async function registerNewMember(page: Page, password: string): Promise<string> {
  const email = newEmail();
  await submitRegistration(page, { email, password });
  await expect(pageHeading(page, 'Confirm your email')).toBeVisible();
  return email;
}

/** Types a PIN once its first field has the focus; a page that still renders would lose digits. */
export async function typePin(page: Page, pin: string): Promise<void> {
  await expect(page.getByLabel('Digit 1 of 4')).toBeFocused();
  await page.keyboard.type(pin);
}

/** Chooses a PIN of four digits on the PIN page, which then asks for it. */
export async function choosePin(page: Page, pin: string): Promise<void> {
  await page.getByLabel('Digit 1 of 4').click();
  await typePin(page, pin);
  await expect(page.getByRole('group', { name: 'Confirm PIN' })).toBeVisible();
  await typePin(page, pin);
  await expect(page.getByRole('group', { name: 'PIN', exact: true })).toBeVisible();
}
