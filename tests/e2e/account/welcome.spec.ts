import type { Page } from '@playwright/test';
import { pageHeading, registerNewMember } from '../../support/browser/auth-actions';
import { startWithSettings } from '../../support/browser/change-settings';
import { expect, test } from '../../support/browser/fixtures';

const composer = (page: Page) =>
  page.getByRole('textbox', { name: 'What’s happening on your square' }).first();

test('registers, makes a face, takes a handle, follows three and says hello', async ({ page }) => {
  await registerNewMember(page, 'tram bell 7 lamps');
  await page.getByRole('link', { name: 'Make your face' }).press('Enter');
  await expect(pageHeading(page, 'Make a face')).toBeFocused();
  await page.getByRole('radio', { name: 'Curly' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Long' })).toBeChecked();
  await page.getByRole('button', { name: 'Surprise me' }).press('Enter');
  await page.getByRole('button', { name: 'Use this face' }).press('Enter');
  await expect(pageHeading(page, 'Your handle and one line')).toBeVisible();
  const handle = `nuno_${Date.now().toString(36)}`;
  await page.getByLabel('Handle').fill(handle);
  await expect(page.getByText(`@${handle} is available.`)).toBeVisible();
  await page.getByLabel('One line about you').fill('Bakes at night');
  await page.keyboard.press('Enter');
  await expect(pageHeading(page, 'Follow three to five')).toBeVisible();
  for (const left of [0, 1, 2]) {
    await page
      .getByRole('button', { name: /^Follow [A-Z]/, pressed: false })
      .first()
      .press('Enter');
    await expect(page.getByRole('button', { pressed: true })).toHaveCount(left + 1);
  }
  await page.getByRole('button', { name: 'Go to the square' }).press('Enter');
  await expect(composer(page)).toHaveValue('Hello, square. I’m Nuno, and new here.');
  await composer(page).press('Control+Enter');
  const post = page.getByRole('article').filter({ hasText: 'and new here.' });
  await expect(post).toContainText(`@${handle}`);
  // The face is a picture of the service.
  await expect(post.locator('.avatar img').first()).toHaveAttribute('src', /\/api\/v1\/media\//);
  await expect(page.getByRole('region', { name: 'First steps' })).toBeHidden();
});

test('every step can be skipped, and Back returns to the one before', async ({ page }) => {
  await registerNewMember(page, 'tram bell 7 lamps');
  await page.getByRole('link', { name: 'Make your face' }).click();
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(pageHeading(page, 'Your handle and one line')).toBeVisible();
  await page.goBack();
  await expect(pageHeading(page, 'Make a face')).toBeVisible();
  for (const title of ['Make a face', 'Your handle and one line', 'Follow three to five']) {
    await expect(pageHeading(page, title)).toBeVisible();
    await page.getByRole('button', { name: 'Skip' }).click();
  }
  await expect(page.getByRole('region', { name: 'First steps' })).toContainText('0 of 4');
});

test('in German, every button of the steps lies in its card at 360 px, and people come with a reason', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await registerNewMember(page, 'tram bell 7 lamps');
  await startWithSettings(page, { version: 1, language: 'de' });
  for (const step of ['face', 'profile', 'follow']) {
    await page.goto(`/webapp/welcome/${step}`);
    await expect(page.getByRole('button', { name: 'Überspringen' })).toBeVisible();
    const card = await page.locator('form.card').boundingBox();
    if (!card) throw new Error('Each step is a card');
    for (const button of await page.locator('form.card button').all()) {
      const box = await button.boundingBox();
      expect(box?.x, `${step}: ${await button.textContent()}`).toBeGreaterThanOrEqual(card.x);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(card.x + card.width);
    }
  }
  await expect(page.getByText('Hat viele Follower').first()).toBeVisible();
});
