import { startWithSettings } from '../../support/browser/change-settings';
import { expect, test } from '../../support/browser/fixtures';

test('a sent message appears in a second tab', async ({ page }) => {
  test.slow();
  await page.goto('/webapp/apps/email?compose=ines.marchetti@square.example');
  await page.getByLabel('Subject').fill('Keys for Saturday');
  await page.getByRole('textbox', { name: 'Message text' }).click();
  await page.keyboard.type('Behind the third pot.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const sending = page.getByRole('group', { name: 'Sending' });
  await expect(sending).toBeVisible();
  await expect(sending).toBeHidden({ timeout: 15_000 });
  const second = await page.context().newPage();
  await second.goto('/webapp/apps/email?folder=sent');
  await second.getByRole('link', { name: /Keys for Saturday/ }).click();
  await expect(
    second.getByRole('region', { name: 'Message' }).getByText('Behind the third pot.'),
  ).toBeVisible();
});

test('a new email is open again with what was typed right before a reload', async ({ page }) => {
  await page.goto('/webapp/apps/email?compose=new');
  const subject = page.getByRole('dialog').getByLabel('Subject');
  const text = page.getByRole('textbox', { name: 'Message text' });
  await text.click();
  await page.keyboard.type('Behind the third pot.');
  await subject.pressSequentially('Keys');
  await page.reload();
  await expect(subject).toHaveValue('Keys');
  await expect(text).toHaveText('Behind the third pot.');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await page.goto('/webapp/apps/email?folder=draft');
  await expect(page.getByRole('link', { name: /Keys/ })).toHaveCount(0);
});

const panes = [
  { path: '/webapp/apps/email', region: 'Inbox' },
  { path: '/webapp/apps/chat', region: 'Conversations' },
];
for (const orientation of ['horizontal', 'vertical'])
  for (const { path, region } of panes)
    test(`the ${orientation} shell shows ${path} and the note below without a scrolling page`, async ({
      page,
    }) => {
      await startWithSettings(page, { version: 1, orientation });
      await page.goto(path);
      await expect(page.getByRole('region', { name: region }).getByRole('listitem')).not.toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Sample data' })).toBeInViewport({ ratio: 1 });
      const scrollable = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(await scrollable()).toBe(0);
    });

test('the list of people stays at its field when the editor of the email has loaded', async ({ page }) => {
  let load: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/\/assets\/ComposeEditor-.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/webapp/apps/email?compose=new');
  const field = page.getByRole('dialog').getByRole('combobox', { name: 'To' });
  await field.pressSequentially('am');
  const list = page.getByRole('listbox', { name: 'To' });
  await expect(list).toBeVisible();
  const before = await field.boundingBox();
  load();
  await expect(page.getByRole('dialog').getByRole('toolbar')).toBeVisible();
  await expect.poll(async () => (await field.boundingBox())?.y).not.toBe(before?.y);
  const gap = async () => {
    const [top, bottom] = await Promise.all([list, field].map((part) => part.boundingBox()));
    return (top?.y ?? 0) - (bottom?.y ?? 0) - (bottom?.height ?? 0);
  };
  await expect.poll(gap).toBeLessThan(10);
});

for (const { language, select, count, more } of [
  { language: 'en', select: /^Select/, count: '1 selected', more: 'More actions' },
  { language: 'de', select: /auswählen$/, count: '1 ausgewählt', more: 'Weitere Aktionen' },
])
  test(`the bar of the chosen messages keeps its count and large buttons on a phone (${language})`, async ({
    page,
  }) => {
    await startWithSettings(page, { version: 1, language });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/webapp/apps/email');
    await page.getByRole('listitem').getByRole('checkbox', { name: select }).first().check();
    const status = page.getByRole('status').getByText(count);
    const bar = page.getByRole('region').filter({ has: status }).last();
    expect(await status.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
    const box = await bar.boundingBox();
    for (const button of await bar.getByRole('button').all()) {
      const one = await button.boundingBox();
      expect(one?.width).toBeGreaterThanOrEqual(44);
      expect(one?.height).toBeGreaterThanOrEqual(44);
      expect((one?.x ?? 0) + (one?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
    }
    await bar.getByRole('button', { name: more }).click();
    await expect(page.getByRole('menu').getByRole('menuitem')).toHaveCount(3);
    await expect(page.getByRole('menu').getByRole('menuitemcheckbox')).not.toHaveCount(0);
  });

test('the keyboard goes on in the list after an action of the selection', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/webapp/apps/email');
  const inbox = page.getByRole('region', { name: 'Inbox' });
  const rows = inbox.getByRole('listitem').getByRole('checkbox');
  const next = await rows.nth(1).getAttribute('aria-label');
  await rows.first().focus();
  await page.keyboard.press('Space');
  const more = page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'More actions' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Report spam' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Selection' })).toBeHidden();
  await expect(inbox.getByRole('checkbox', { name: next ?? '', exact: true })).toBeFocused();
});

test('a long address breaks before its domain on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/webapp/apps/email?message=m1');
  const address = page.getByRole('region', { name: 'Message' }).getByText('amara.okafor@square.example');
  const lines = await address.evaluate((element) => {
    const parts = [...element.childNodes].filter((node) => node instanceof Text);
    return parts.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getClientRects().length;
    });
  });
  expect(lines).toEqual([1, 1]);
});
