import { expect, expectAccessible, test } from '../../support/browser/fixtures';

for (const path of [
  'login',
  'register',
  'recover-password',
  'create-password',
  'confirm-mail/ada@plaza.test',
  'login-pin',
]) {
  test(`/auth/${path} has no axe violations, also narrow and dark`, async ({ visit }) => {
    const page = await visit(`/auth/${path}`, { reducedMotion: true });
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
