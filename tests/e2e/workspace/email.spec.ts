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

const panes = [
  { path: '/webapp/apps/email', region: 'Inbox' },
  { path: '/webapp/apps/chat', region: 'Conversations' },
];
for (const orientation of ['horizontal', 'vertical'])
  for (const { path, region } of panes)
    test(`the ${orientation} shell shows ${path} and the note below without a scrolling page`, async ({
      page,
    }) => {
      await page.addInitScript(
        (settings) => localStorage.setItem('plaza.theme-config', settings),
        JSON.stringify({ version: 1, orientation }),
      );
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

test('every button for the chosen messages stands on the screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/webapp/apps/email');
  await page
    .getByRole('checkbox', { name: /^Select/ })
    .nth(1)
    .check();
  const bar = page.getByRole('region', { name: 'Selection' });
  const [clear, box] = await Promise.all([
    bar.getByRole('button', { name: 'Clear selection' }).boundingBox(),
    bar.boundingBox(),
  ]);
  expect((clear?.x ?? 0) + (clear?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
});
