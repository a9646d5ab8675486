import { expect, test } from '../../support/browser/fixtures';

test('the built product opens under the strict policy without a word in the console', async ({ page }) => {
  const response = await page.goto('/webapp/ui/buttons');
  expect(response?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the policy is enforced: no inline script, no inline style, no text turned into markup', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Content Security Policy|Trusted/);
  await page.goto('/webapp/ui/buttons');
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.name = "ran"';
      document.body.append(script);
    } catch {
      // Refused before it could even be written: what is wanted.
    }
    const marked = document.createElement('p');
    marked.setAttribute('style', 'color: rgb(1, 2, 3)');
    document.body.append(marked);
    return { name: window.name, colour: getComputedStyle(marked).color };
  });
  expect(ran.name).toBe('');
  expect(ran.colour).not.toBe('rgb(1, 2, 3)');
});

test('the bare address leads into the app', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/webapp\//);
});

test('the health of the service is told without signing in', async ({ request }) => {
  expect((await request.get('/api/v1/health')).status()).toBe(200);
  expect((await request.get('/api/v1/ready')).status()).toBe(200);
});

test('the first post stands before the menu around it, which follows by itself', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  await page.addInitScript(() => {
    // A busy machine takes its time over the posts; only the order counts here, not how long is waited for them.
    const wait = window.setTimeout.bind(window);
    Object.defineProperty(window, 'setTimeout', {
      value: (then: () => void, ms = 0) => wait(then, ms * 20),
    });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('article')) return;
      observer.disconnect();
      window.name = `${document.querySelectorAll('.bar').length} bar, ${document.querySelectorAll('.bar a').length} links`;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/webapp/');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(() => window.name)).toBe('1 bar, 0 links');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(5);
  await expect(page.getByRole('complementary')).toHaveCount(2);
});

test('browsers are told to compile the scripts of the first screen while they arrive', async ({
  request,
}) => {
  const html = await (await request.get('/webapp/')).text();
  const vendor = /\/webapp\/assets\/vendor-[\w-]+\.js/.exec(html)?.[0] ?? '';
  expect(await (await request.get(vendor)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
