import { expect, test } from '../../support/browser/fixtures';
import { openFeed } from '../../support/browser/feed-actions';
import { waitUntilStill } from '../../support/browser/wait';

const STEPS = 60;
const STEP = 15;

test('no turn of the wheel is lost while the list takes over its rows', async ({ page, signIn }) => {
  await signIn(page, 'demo');
  let takeOver = () => {};
  const turning = new Promise<void>((resolve) => {
    takeOver = resolve;
  });
  await page.route('**/assets/PostListVirtualizer-*.js', async (route) => {
    await turning;
    await route.continue();
  });
  await openFeed(page);
  await expect(page.getByRole('article').nth(8)).toBeAttached();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.mouse.move(600, 500);
  for (let step = 0; step < STEPS; step += 1) {
    if (step === 1) takeOver();
    await page.mouse.wheel(0, STEP);
  }
  await expect(page.locator('.stream-list.is-virtualized')).toBeVisible();
  expect(await waitUntilStill(() => page.evaluate(() => window.scrollY))).toBe(STEPS * STEP);
});
