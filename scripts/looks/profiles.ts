import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { browserFlags } from '../../tests/support/browser/find-browser';
import { ensureBrowser } from '../lib/browser';
import type { Size } from './options';
import type { Side } from './sides';

/** Chromium flags for reproducible pixels. */
export const steadyFlags = [
  '--disable-checker-imaging',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--font-render-hinting=slight',
  '--force-color-profile=srgb',
];

const followSystem = () =>
  localStorage.setItem('plaza.theme-config', JSON.stringify({ version: 1, theme: 'auto' }));

/**
 * Runs in the page: seeds Math.random, freezes animation-frame time, and drops timers of a second or more, so that
 * animations and counters show their first state however long the picture takes.
 */
function removeChance(): void {
  // Seeded keys repeat: a page would scroll to where the one before was left.
  sessionStorage.clear();
  let state = 1;
  Math.random = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  const frame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (draw) => frame(() => draw(0));
  const quickOnly: ProxyHandler<(run: TimerHandler, delay?: number) => unknown> = {
    apply: (timer, page, [run, delay]: [TimerHandler, number?]) =>
      Number(delay) >= 1_000 ? 0 : Reflect.apply(timer, page, [run, delay]),
  };
  Object.assign(window, {
    setTimeout: new Proxy(window.setTimeout, quickOnly),
    setInterval: new Proxy(window.setInterval, quickOnly),
  });
}

/** The app's fonts are optional: a slow page keeps the fallback. Pictures wait for them. */
const awaitFonts = (context: BrowserContext): Promise<unknown> =>
  context.route(/\/assets\/[^/]+\.css$/, async (route) => {
    const response = await route.fetch();
    const styles = await response.text();
    await route.fulfill({
      response,
      body: styles.replaceAll(/font-display:\s*optional/g, 'font-display:block'),
    });
  });

export const launch = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await ensureBrowser(), args: [...browserFlags, ...steadyFlags] });

/** Opens a browser profile on one side, optionally signed in. */
export async function openProfile(
  browser: Browser,
  side: Pick<Side, 'member' | 'moment'>,
  member: boolean,
  viewport: Size,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    ...(member ? { storageState: side.member } : {}),
  });
  await context.clock.setFixedTime(side.moment);
  await context.addInitScript(followSystem);
  await context.addInitScript(removeChance);
  await awaitFonts(context);
  return context;
}
