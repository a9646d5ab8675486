import { pageHeading } from '../../support/browser/auth-actions';
import { expect, navigate, test } from '../../support/browser/fixtures';
import { waitForKeepFocus, waitUntilStill } from '../../support/browser/wait';

/** Pages with dialogs, drawers, menus, pickers and filters, and where to find their openers. */
const pages = [
  ['/about', 'header'],
  ['/about?layout=full-view', 'header'],
  ['/', 'main'],
  ['/apps/calendar', 'main'],
  ['/tables/gridJs', 'main'],
  ['/forms/picker', 'main'],
] as const;
/** Openers tested per page. */
const MAX_OPENERS = 5;

for (const [path, place] of pages) {
  test(`${path}: overlays take the focus, and Esc returns it to the opener`, async ({ page, signIn }) => {
    test.setTimeout(90_000);
    await signIn(page, 'demo');
    await page.goto(`/webapp${path}`);
    const openers = page.locator(`${place} [aria-haspopup]:visible`);
    await expect(openers.first()).toBeVisible({ timeout: 20_000 });
    // The menu of spaces loads late and comes first.
    await expect(page.locator('main span.chip')).toHaveCount(0);
    const count = Math.min(MAX_OPENERS, await waitUntilStill(() => openers.count()));
    for (let at = 0; at < count; at += 1) {
      // Located again each time: the first press may replace a lazy button.
      const opener = openers.nth(at);
      if ((await opener.getAttribute('role')) === 'combobox') continue;
      await opener.focus();
      await page.keyboard.press('Enter');
      const inside = page.locator(':is(dialog[open], [role=dialog], [role=menu], :popover-open) :focus');
      await expect(inside, `opener ${at} gives the focus away`).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(inside).toHaveCount(0);
      await expect(opener, `opener ${at} has it back`).toBeFocused();
    }
  });
}

test('the first key on a page may remove what has the focus', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/explore?q=lamp');
  const clear = page.getByRole('main').getByRole('button', { name: 'Clear search' });
  await clear.focus();
  await waitForKeepFocus(page);
  await page.keyboard.press('Enter');
  await expect(clear).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a page that comes after its button has the focus, however late it comes', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/explore');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.focus();
  await waitForKeepFocus(page);
  // As a notice in place of a page leaves: nothing is there while the page loads.
  await page.evaluate(() => document.querySelector('main')?.replaceChildren());
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))),
      ),
  );
  await expect(page.locator('body')).toBeFocused();
  await page.evaluate(() => {
    const heading = document.createElement('h1');
    heading.textContent = 'Welcome back';
    document.querySelector('main')?.append(heading);
  });
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused();
});

test('a field has the focus again when its page comes back from behind the placeholder', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/explore');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.focus();
  await waitForKeepFocus(page);
  // What React does with a page that waits; how long a real one waits is up to the machine.
  const shown = await page.evaluateHandle(() => {
    const hidden = [...(document.querySelector('main')?.children ?? [])] as HTMLElement[];
    for (const part of hidden) part.style.setProperty('display', 'none', 'important');
    const placeholder = document.createElement('div');
    placeholder.className = 'route-pending-page';
    document.querySelector('main')?.append(placeholder);
    return () => {
      for (const part of hidden) part.style.removeProperty('display');
      placeholder.remove();
    };
  });
  await expect(page.locator('body')).toBeFocused();
  await shown.evaluate((show) => show());
  await expect(field).toBeFocused();
});

test('a field has the focus again when its page was hidden for one frame', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/explore');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.focus();
  await waitForKeepFocus(page);
  const inBetween = await page.evaluate(async () => {
    const hidden = [...(document.querySelector('main')?.children ?? [])] as HTMLElement[];
    for (const part of hidden) part.style.setProperty('display', 'none', 'important');
    const placeholder = document.createElement('div');
    placeholder.className = 'route-pending-page';
    document.querySelector('main')?.append(placeholder);
    // A message posted within a frame arrives after that frame is painted.
    await new Promise((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    });
    const focused = document.activeElement?.tagName;
    for (const part of hidden) part.style.removeProperty('display');
    placeholder.remove();
    return focused;
  });
  expect(inBetween).toBe('BODY');
  await expect(field).toBeFocused();
});

for (const [path, opened] of [
  ['/apps/email?message=m1', 'Lamps for the winter market'],
  ['/apps/chat?chat=3', 'Kofi Mensah'],
] as const)
  test(`on a phone, what ${path} opens over its list is the heading of the page`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/webapp${path}`);
    await expect(pageHeading(page, opened)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(page.getByRole('heading', { level: 2, name: opened })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });

for (const [path, opened] of [
  ['/apps/email?message=m1', 'Lamps for the winter market'],
  ['/apps/chat?chat=3', 'Kofi Mensah'],
] as const)
  test(`a navigation to ${path} focuses its heading where the list is hidden`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/webapp/about');
    await navigate(page, `/webapp${path}`);
    await expect(pageHeading(page, opened)).toBeFocused();
  });

test('on a phone, a conversation that its list opens takes the focus of the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/webapp/apps/chat');
  await page.getByRole('link', { name: /Kofi Mensah/ }).click();
  await expect(pageHeading(page, 'Kofi Mensah')).toBeFocused();
});

test('a setting that the palette opens is in view and has the focus', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await page.goto('/webapp/about');
  await expect(pageHeading(page, 'About Plaza')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('language');
  await expect(page.getByRole('option', { name: /^Language/ })).toBeVisible();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Language and dates' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  // What keeps the focus looks again after two frames.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(heading).toBeInViewport();
});

test('a dialog that the address opens leaves the focus to the heading', async ({ page }) => {
  await page.goto('/webapp/users/contacts?edit=new');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await waitForKeepFocus(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(pageHeading(page, 'Contacts')).toBeFocused();
});
