import { readManifest } from '../../../scripts/lib/build/build-manifest';
import { startWithSettings } from '../../support/browser/change-settings';
import { expect, test } from '../../support/browser/fixtures';

test('the language chosen in More holds for every page, and dates follow', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/more');
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('heading', { level: 1, name: 'Mehr' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('combobox', { name: 'Datumsformat' })).toHaveValue('de-DE');
  const chosen = page.getByRole('combobox', { name: 'Sprache', exact: true });
  await expect(chosen, 'the focus is back').toBeFocused();
  await expect(chosen).toBeInViewport();

  await page.getByRole('link', { name: 'Lesezeichen' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lesezeichen' })).toBeVisible();

  // Another area, whose messages are a chunk of their own.
  await page.goto('/webapp/ui/cards#groups');
  await expect(page.getByRole('heading', { level: 1, name: 'Kacheln' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Gruppen' })).toBeInViewport();

  await page.goto('/webapp/more');
  await page.getByRole('combobox', { name: 'Sprache', exact: true }).selectOption({ label: 'English' });
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Date format' })).toHaveValue('en-GB');
});

test('a German reader of the Feed loads no words of the gallery', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await startWithSettings(page, { language: 'de' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/webapp/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dein Arbeitsbereich' })).toBeVisible();
  const isAsked = (area: string) => {
    const file = readManifest()[`src/messages/translations/de/${area}.ts`]?.file ?? '';
    return asked.some((address) => address.endsWith(file));
  };
  expect(['social', 'gallery'].filter(isAsked)).toEqual(['social']);
});
