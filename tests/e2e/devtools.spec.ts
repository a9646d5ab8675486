import { expect, test } from '../support/e2e';

test('Ctrl+Shift+D opens the developers’ document of the same page, and closes it again', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/webapp/ui/buttons');
  await expect(page.getByRole('heading', { level: 1, name: 'Buttons' })).toBeVisible();
  expect(asked.filter((url) => url.includes('devtools'))).toEqual([]);

  await page.keyboard.press('Control+Shift+D');
  await expect(page).toHaveURL(/\/webapp\/ui\/buttons\?devtools/);
  await page.getByRole('button', { name: 'Open TanStack Router Devtools' }).click();
  await expect(page.getByText('Pathname', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Open Tanstack query devtools' }).click();
  await expect(page.getByLabel('Tanstack query devtools', { exact: true })).toBeVisible();

  await page.keyboard.press('Control+Shift+D');
  await expect(page).toHaveURL(/\/webapp\/ui\/buttons$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Buttons' })).toBeVisible();
  await expect(page.getByRole('button', { name: /devtools/i })).toHaveCount(0);
});

test('only the developers’ document may write styles, and never scripts', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';
  const plain = await policyOf('/webapp/ui/buttons');
  const developers = await policyOf('/webapp/ui/buttons?devtools');
  const withoutStyles = (policy: string) => policy.replace(/style-src [^;]*/, '');
  expect(plain).not.toContain('unsafe-');
  expect(developers).toContain("style-src 'self' 'unsafe-inline'");
  expect(withoutStyles(developers)).toBe(withoutStyles(plain));
});
