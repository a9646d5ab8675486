import { composerField, openFeed } from '../../support/browser/feed-actions';
import { expect, test } from '../../support/browser/fixtures';

test('Ctrl+Shift+D toggles the devtools document of the page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/webapp/ui/buttons');
  await expect(page.getByRole('heading', { level: 1, name: 'Buttons' })).toBeVisible();
  expect(asked.filter((url) => url.includes('devtools'))).toEqual([]);

  await page.keyboard.press('Control+Shift+D');
  await expect(page).toHaveURL(/\/webapp\/ui\/buttons\?devtools/);
  await expect(page.getByRole('button', { name: 'Open TanStack Devtools' })).toBeVisible();

  await page.keyboard.press('Control+Shift+D');
  await expect(page).toHaveURL(/\/webapp\/ui\/buttons$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Buttons' })).toBeVisible();
  await expect(page.getByRole('button', { name: /devtools/i })).toHaveCount(0);
});

test('only the devtools document allows inline styles, none inline scripts', async ({ request }) => {
  const policyOf = async (path: string) =>
    (await request.get(path)).headers()['content-security-policy'] ?? '';
  const plain = await policyOf('/webapp/ui/buttons');
  const developers = await policyOf('/webapp/ui/buttons?devtools');
  const withoutStyles = (policy: string) => policy.replace(/style-src [^;]*/, '');
  expect(plain).not.toContain('unsafe-');
  expect(developers).toContain("style-src 'self' 'unsafe-inline'");
  expect(withoutStyles(developers)).toBe(withoutStyles(plain));
});

/**
 * One of each kind: no network, a refusal, an error that is retried. fault-injection.test.tsx makes the others, and
 * read-recovery.spec.ts shows what the app does with them.
 */
const ANSWERS = process.env['PLAZA_ALL']
  ? ['offline', 'lost', '401', '409', '429', '500', '503']
  : ['offline', '401', '503'];

test('the test console injects faults and shows a bar on every page until Stop', async ({
  page,
  signIn,
  expectConsole,
}) => {
  test.setTimeout(90_000);
  expectConsole(/Injected|the server responded with a status of/);
  await signIn(page, 'demo');
  const bar = page.getByRole('complementary', { name: 'Injected faults' });
  const inject = async (target: string, change: { answer?: string; delay?: string }) => {
    await page.goto('/webapp/devtools');
    const stop = page.getByRole('button', { name: 'Stop all faults' });
    await expect(stop).toBeVisible();
    if (await stop.isEnabled()) await stop.click();
    if (change.answer) await page.getByLabel(`Response of ${target}`).selectOption(change.answer);
    if (change.delay) await page.getByLabel(`Delay of ${target}`).selectOption(change.delay);
    await expect(bar).toContainText('1 fault injected');
  };

  for (const answer of ANSWERS) {
    await inject('listNotifications', { answer });
    await page.goto('/webapp/notifications');
    await expect(bar, answer).toContainText('listNotifications');
    await expect(page.getByRole('heading', { name: 'The notifications did not load' }), answer).toBeVisible({
      timeout: 20_000,
    });
  }
  await inject('Every call', { delay: '3000' });
  await page.goto('/webapp/notifications');
  await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();

  await inject('Every accessor', { answer: '500' });
  await page.goto('/webapp/invoices');
  await expect(page.getByRole('heading', { name: 'The invoices could not be loaded' })).toBeVisible({
    timeout: 20_000,
  });
  await bar.getByRole('button', { name: 'Stop' }).click();
  await expect(bar).toBeHidden();
  // Reads again by itself.
  await expect(page.getByRole('grid').first()).toBeVisible({ timeout: 30_000 });
});

test('one panel shows Router, Query, Form and Table, on every page until it is closed', async ({ page }) => {
  await page.goto('/webapp/tables/gridJs?devtools');
  await page.getByRole('button', { name: 'Open TanStack Devtools' }).click();
  const panels = page.getByRole('navigation', { name: 'Plugin panels' });
  for (const name of ['TanStack Router', 'TanStack Query', 'TanStack Form', 'TanStack Table']) {
    await panels.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name: `Close ${name}`, exact: true })).toBeVisible();
  }
  await expect(page.getByText('Pathname', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Query key ["sample","employees"]' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Table' })).toHaveValue('Employees');
  await page.getByRole('button', { name: 'Close TanStack Devtools' }).click();

  await page.getByRole('link', { name: 'Feed' }).first().click();
  await expect(page).toHaveURL(/\?.*devtools/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Open TanStack Devtools' })).toBeVisible();
});

test('the test console cuts the stream, shows the gap and the recovery, and links to its faults', async ({
  page,
  context,
  signIn,
  openAnother,
}) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/devtools');
  const panel = page.getByRole('region', { name: 'Live stream' });
  await expect(panel).toContainText('This tab reads the stream');
  await expect(panel).toContainText('Open');
  const ada = await openAnother('ada');
  await openFeed(ada);
  // Written before: on a busy machine typing takes longer than the cut.
  await composerField(ada).fill(`Posted while the stream was cut ${Date.now()}`);

  await panel.getByRole('button', { name: 'Cut for 5 s' }).click();
  await expect(panel).toContainText('Closed, reconnecting');
  await ada.getByRole('button', { name: 'Post', exact: true }).click();
  const gaps = panel.getByRole('list', { name: 'Gaps' });
  await expect(gaps.getByRole('listitem').first()).toHaveText(/ [5-9]\.\d s, then [1-9]\d* events?$/, {
    timeout: 20_000,
  });
  await panel.getByRole('button', { name: 'Check for gaps' }).click();
  await expect(panel.getByRole('status')).toHaveText(/^0 missed and 0 doubled of [1-9]\d* events?$/);

  await panel.getByRole('button', { name: 'Expire the token' }).click();
  await expect(panel).toContainText('Renewed after expiry', { timeout: 20_000 });
  await expect(panel).toContainText('Open');

  await panel.getByLabel('Delay of Live stream').selectOption('3000');
  const link = await page.getByRole('link', { name: 'Link to these faults' }).getAttribute('href');
  const other = await context.newPage();
  await other.goto(link ?? '');
  await expect(other.getByLabel('Delay of Live stream')).toHaveValue('3000');
  await expect(other.getByRole('complementary', { name: 'Injected faults' })).toContainText('events');
  await expect(other.getByRole('region', { name: 'Live stream' })).toContainText(
    'Another tab reads the stream',
  );
});
